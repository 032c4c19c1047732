import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lostScreen, noteScreen, screenLimitMs, whenLate } from './late-screen.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('SHELL-6 a screen is late after 120 s, not before', () => {
  const late = vi.fn<() => void>();
  whenLate(screenLimitMs, late);
  vi.advanceTimersByTime(119_999);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(late).toHaveBeenCalledOnce();
});

test('SHELL-6 a screen that has arrived is never late', () => {
  const late = vi.fn<() => void>();
  const arrived = whenLate(10, late);
  vi.advanceTimersByTime(9);
  arrived();
  vi.advanceTimersByTime(1000);
  expect(late).not.toHaveBeenCalled();
});

function notes() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('SHELL-6 a screen whose code failed to load is offered again after the reload, once', () => {
  const session = notes();
  noteScreen(session, '/bag');
  expect(lostScreen(session, { openedBy: 'reload', address: '/' })).toBe('/bag');
  expect(lostScreen(session, { openedBy: 'reload', address: '/' })).toBeUndefined();
});

test('SHELL-6 nothing is offered when the screen arrived, the page was opened anew, or the note leads elsewhere', () => {
  const session = notes();
  noteScreen(session, '/bag');
  noteScreen(session, undefined);
  expect(lostScreen(session, { openedBy: 'reload', address: '/' })).toBeUndefined();
  noteScreen(session, '/bag');
  expect(lostScreen(session, { openedBy: 'navigate', address: '/' })).toBeUndefined();
  noteScreen(session, '/bag?x=1');
  expect(lostScreen(session, { openedBy: 'reload', address: '/bag?x=1' })).toBeUndefined();
  noteScreen(session, '//evil.example');
  expect(lostScreen(session, { openedBy: 'reload', address: '/' })).toBeUndefined();
});
