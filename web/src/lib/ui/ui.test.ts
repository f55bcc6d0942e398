import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Button from './Button.svelte';
import Choice from './Choice.svelte';
import Dialog from './Dialog.svelte';
import { accessible, fakeServer } from './fake';
import Field from './Field.svelte';
import InviteLink from './InviteLink.svelte';
import Menu from './Menu.svelte';
import Notice from './Notice.svelte';
import Popover from './Popover.svelte';
import Tabs from './Tabs.svelte';
import Toasts from './Toasts.svelte';
import Toggle from './Toggle.svelte';
import { dismiss, toast, toasts } from './toasts.svelte';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

afterEach(() => {
  for (const one of toasts()) dismiss(one.id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a button', () => {
  it('does nothing while it is busy, and keeps the focus', async () => {
    const onclick = vi.fn();
    const { rerender } = render(Button, { children: words('Go'), onclick });
    const button = screen.getByRole('button', { name: 'Go' });
    button.focus();
    await fireEvent.click(button);
    await rerender({ busy: true });
    await fireEvent.click(button);
    expect(onclick).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('is a link where it leads somewhere', () => {
    render(Button, { children: words('There'), href: '/about' });
    expect(screen.getByRole('link', { name: 'There' }).getAttribute('href')).toBe('/about');
  });
});

describe('a dialog', () => {
  it('closes by its cross and by a click beside it, once', async () => {
    for (const close of ['cross', 'beside']) {
      const onclose = vi.fn();
      const { container } = render(Dialog, { open: true, title: 'A question', children: words('Yes?'), onclose });
      await tick();
      const dialog = screen.getByRole('dialog', { name: 'A question' });
      await accessible(container);
      await fireEvent.click(close === 'cross' ? screen.getByRole('button', { name: 'Close' }) : dialog);
      expect(onclose).toHaveBeenCalledOnce();
      expect(screen.queryByText('Yes?')).toBeNull();
      cleanup();
    }
  });

  it('stays where an answer is needed', async () => {
    const onclose = vi.fn();
    render(Dialog, { open: true, title: 'A question', children: words('Yes?'), onclose, closable: false });
    await tick();
    await fireEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(onclose).not.toHaveBeenCalled();
  });
});

describe('a menu', () => {
  it('is walked through by arrow keys', async () => {
    const first = vi.fn();
    const last = vi.fn();
    const items = [{ label: 'One', onclick: first }, { label: 'Two', disabled: true }, { label: 'Three', onclick: last }];
    const { container } = render(Menu, { label: 'More', items });
    const button = screen.getByRole('button', { name: 'More' });
    await fireEvent.keyDown(button, { key: 'ArrowDown' });
    await tick();
    expect(document.activeElement?.textContent).toContain('One');
    await accessible(container);
    await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Three');
    await fireEvent.click(document.activeElement as Element);
    expect(last).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
    await fireEvent.click(button);
    await tick();
    await fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(first).not.toHaveBeenCalled();
  });
});

describe('a popover', () => {
  it('closes by Escape and by a press elsewhere', async () => {
    render(Popover, { label: 'Settings', children: words('Inside') });
    const button = screen.getByRole('button', { name: 'Settings' });
    await fireEvent.click(button);
    expect(screen.getByText('Inside')).toBeTruthy();
    await fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByText('Inside')).toBeNull();
    await fireEvent.click(button);
    await fireEvent.pointerDown(document.body);
    expect(screen.queryByText('Inside')).toBeNull();
  });
});

describe('tabs', () => {
  it('go round by arrow keys', async () => {
    const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));
    const { container } = render(Tabs, { tabs, value: 'a', label: 'Parts', children: words('Panel') });
    await fireEvent.keyDown(screen.getByRole('tab', { name: 'A' }), { key: 'ArrowLeft' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('C');
    expect(document.activeElement?.textContent).toContain('C');
    await fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    expect(screen.getByRole('tabpanel', { name: 'A' })).toBeTruthy();
    await accessible(container);
  });
});

describe('fields', () => {
  it('say what is wrong where it is wrong', async () => {
    const { container } = render(Field, { label: 'Name', value: '', hint: 'Any name', error: 'Too short' });
    const input = screen.getByRole('textbox', { name: 'Name', description: 'Any name Too short' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await accessible(container);
  });

  it('are choices and switches', async () => {
    const onchange = vi.fn();
    render(Choice, {
      legend: 'How many',
      options: [
        { value: 2, label: 'Two' },
        { value: 3, label: 'Three' },
      ],
      value: 2,
      onchange,
    });
    await fireEvent.click(screen.getByRole('radio', { name: 'Three' }));
    expect(onchange).toHaveBeenCalledWith(3);
    const toggled = vi.fn();
    render(Toggle, { label: 'Sound', checked: false, onchange: toggled });
    await fireEvent.click(screen.getByRole('switch', { name: 'Sound' }));
    expect(toggled).toHaveBeenCalledWith(true);
  });
});

describe('notes', () => {
  it('come, are said once, and go', async () => {
    vi.useFakeTimers();
    const { container } = render(Toasts);
    toast('Kept.', 'good');
    toast('Kept.', 'good');
    await tick();
    expect(screen.getAllByText('Kept.')).toHaveLength(1);
    await fireEvent.pointerEnter(container.querySelector('.toast') as Element);
    vi.advanceTimersByTime(60_000);
    await tick();
    expect(screen.getByText('Kept.')).toBeTruthy();
    await fireEvent.pointerLeave(container.querySelector('.toast') as Element);
    vi.advanceTimersByTime(60_000);
    await tick();
    expect(screen.queryByText('Kept.')).toBeNull();
  });

  it('offer one thing to do', async () => {
    const run = vi.fn();
    render(Toasts);
    toast('It failed.', 'bad', { label: 'Again', run });
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(run).toHaveBeenCalledOnce();
    expect(toasts()).toEqual([]);
  });

  it('on the page can be tried again', async () => {
    const retry = vi.fn();
    render(Notice, { text: 'No answer.', retry });
    expect(screen.getByRole('alert').textContent).toContain('No answer.');
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('an invite link', () => {
  it('is copied, or selected where that is not allowed', async () => {
    fakeServer({ 'GET /api/reach': { url: '', alone: false } });
    render(InviteLink, { token: 'tok', game: 'River of Gold' });
    const write = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write } });
    await fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await vi.waitFor(() => expect(toasts().at(-1)?.kind).toBe('good'));
    await fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await vi.waitFor(() => expect(toasts().at(-1)?.kind).toBe('bad'));
    expect(write).toHaveBeenCalledWith(`${location.origin}/join/tok`);
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  });

  it('leads where others reach the server, and says what holds at home', async () => {
    fakeServer({ 'GET /api/reach': { url: 'http://192.168.1.7:8420', alone: false } });
    render(InviteLink, { token: 'tok', game: 'River of Gold' });
    await vi.waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Invite link').value).toBe('http://192.168.1.7:8420/join/tok'),
    );
    expect(screen.getByText(/same network/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  });

  it('says so where nobody else can follow it, and shows no code', async () => {
    fakeServer({ 'GET /api/reach': { url: '', alone: true } });
    const { container } = render(InviteLink, { token: 'tok', game: 'River of Gold' });
    expect((await screen.findByRole('status')).textContent).toContain('serai serve --host 0.0.0.0');
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    await accessible(container);
  });
});
