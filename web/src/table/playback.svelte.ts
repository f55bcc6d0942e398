// Steps of a table shown one after the other: the replay page, and "since your last move".
import { wordsOf } from '$lib/api';
import type { StepView } from '$lib/wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1_400; // ms that a step is shown at speed 1

/** The calls it makes. */
export interface StepCalls {
  step(table: string, step: number, signal?: AbortSignal): Promise<StepView>;
}

export class Playback {
  /** The step that is asked for; `view` is what has come of it. */
  step = $state(0);
  view = $state.raw<StepView | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  loading = $state(false);
  trouble = $state('');

  private kept = new Map<number, Promise<StepView>>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  /** `steps` are the numbers that it goes through, ascending. */
  constructor(
    private readonly table: string,
    private steps: readonly number[],
    private readonly calls: StepCalls,
  ) {}

  get first(): number {
    return this.steps[0] ?? 0;
  }

  get last(): number {
    return this.steps.at(-1) ?? 0;
  }

  get atEnd(): boolean {
    return this.step >= this.last;
  }

  /** Where the present step stands among the steps, from 0. */
  get at(): number {
    return this.index(this.step);
  }

  get count(): number {
    return this.steps.length;
  }

  /** The table has grown, or other steps are wanted. */
  extend(steps: readonly number[]): void {
    this.steps = steps;
  }

  /** Forgets what was fetched: other eyes, or another language. */
  forget(): void {
    this.kept.clear();
    if (this.view) void this.go(this.step);
  }

  /** Shows a step: the nearest there is. */
  async go(step: number): Promise<void> {
    const wanted = this.steps[this.index(step)] ?? 0;
    this.step = wanted;
    this.loading = true;
    try {
      const view = await this.fetch(wanted);
      if (this.step !== wanted || this.closed) return;
      this.view = view;
      this.trouble = '';
      const next = this.steps[this.index(wanted) + 1];
      if (next !== undefined) this.fetch(next).catch(() => undefined); // asked for again when it is shown
    } catch (error) {
      if (this.step !== wanted || this.closed) return;
      this.trouble = wordsOf(error);
      this.pause();
    } finally {
      if (this.step === wanted) this.loading = false;
    }
  }

  by(steps: number): Promise<void> {
    const at = Math.min(this.steps.length - 1, Math.max(0, this.at + steps));
    return this.go(this.steps[at] ?? 0);
  }

  /** Plays on from here; from the end it begins anew. */
  play(): void {
    if (this.playing) return;
    this.playing = true;
    void this.run(this.atEnd ? this.first : this.step);
  }

  pause(): void {
    this.playing = false;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  close(): void {
    this.closed = true;
    this.pause();
  }

  private async run(step: number): Promise<void> {
    await this.go(step);
    if (!this.playing || this.closed) return;
    if (this.atEnd) return this.pause();
    this.timer = setTimeout(() => {
      const next = this.steps[this.at + 1];
      if (next !== undefined) void this.run(next);
    }, PAUSE / this.speed);
  }

  private fetch(step: number): Promise<StepView> {
    const known = this.kept.get(step);
    if (known) return known;
    const coming = this.calls.step(this.table, step);
    this.kept.set(step, coming);
    coming.catch(() => this.kept.delete(step));
    if (this.kept.size > 400) this.kept.delete(this.kept.keys().next().value ?? -1);
    return coming;
  }

  private index(step: number): number {
    let found = 0;
    for (const [at, known] of this.steps.entries()) if (known <= step) found = at;
    return found;
  }
}
