// What a person wants it to be like on this device. Kept in the browser; nothing of it is sent anywhere.
import { MediaQuery } from 'svelte/reactivity';
import { keep, kept } from './storage';

export type Theme = 'system' | 'day' | 'night';
export type Confirm = 'always' | 'needed' | 'touch';
export type Motion = 'system' | 'reduced';
export type TextSize = 'normal' | 'large' | 'larger';

interface Settings {
  theme: Theme;
  sound: boolean;
  /** When a move asks for Confirm after it was chosen: always, not where nothing else is left to do, or only on touch. */
  confirm: Confirm;
  motion: Motion;
  text: TextSize;
}

const STORED = 'serai.settings';
const CHOICES = {
  theme: ['system', 'day', 'night'],
  confirm: ['always', 'needed', 'touch'],
  motion: ['system', 'reduced'],
  text: ['normal', 'large', 'larger'],
} as const;
const DEFAULTS: Settings = { theme: 'system', sound: true, confirm: 'needed', motion: 'system', text: 'normal' };

/** The settings. Read them anywhere (reactive); change them with `set`. */
export const settings: Readonly<Settings> = $state(read());

function read(): Settings {
  const found: Settings = { ...DEFAULTS };
  const stored = parsed(kept(STORED));
  if (typeof stored.sound === 'boolean') found.sound = stored.sound;
  found.theme = one(CHOICES.theme, stored.theme) ?? found.theme;
  found.confirm = one(CHOICES.confirm, stored.confirm) ?? found.confirm;
  found.motion = one(CHOICES.motion, stored.motion) ?? found.motion;
  found.text = one(CHOICES.text, stored.text) ?? found.text;
  return found;
}

function parsed(text: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // somebody else wrote there: begin with the defaults
  }
}

function one<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

/** Changes a setting, shows it at once and keeps it. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  (settings as Settings)[name] = value;
  keep(STORED, JSON.stringify(settings));
  applySettings();
}

/** Writes theme, motion and text size to the document, where the style sheets look for them. */
export function applySettings(): void {
  const data = document.documentElement.dataset;
  if (settings.theme === 'system') delete data.theme;
  else data.theme = settings.theme;
  if (settings.motion === 'system') delete data.motion;
  else data.motion = settings.motion;
  if (settings.text === 'normal') delete data.text;
  else data.text = settings.text;
}

const prefersLess = new MediaQuery('(prefers-reduced-motion: reduce)');
const coarse = new MediaQuery('(pointer: coarse)');

/** Whether things should not move: the person's choice here, or that of their system. Reactive. */
export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || prefersLess.current;
}

/** Whether a chosen move waits for Confirm on this device. Reactive. */
export function confirmMoves(): boolean {
  return settings.confirm !== 'touch' || coarse.current;
}

/** Whether even a move waits for Confirm that is the only one left and can be taken back freely. Reactive. */
export function confirmAll(): boolean {
  return settings.confirm === 'always';
}
