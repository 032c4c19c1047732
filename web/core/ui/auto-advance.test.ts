import { expect, test } from 'vitest';
import { advanceState } from './auto-advance.ts';
import { rotated, eased } from './use-carousel.ts';

const calm = {
  chosen: undefined,
  isHovered: false,
  isFocused: false,
  isTabHidden: false,
  isSeen: true,
  prefersStill: false,
};

test('LAND-5 a carousel moves by itself until it is looked at, focused or out of sight', () => {
  expect(advanceState(calm)).toEqual({ isPlaying: true, mayAdvance: true });
  for (const held of ['isHovered', 'isFocused', 'isTabHidden'] as const) {
    expect(advanceState({ ...calm, [held]: true })).toEqual({ isPlaying: true, mayAdvance: false });
  }
  expect(advanceState({ ...calm, isSeen: false })).toEqual({ isPlaying: true, mayAdvance: false });
});

test('LAND-5 with reduced motion it stands still until the person starts it', () => {
  expect(advanceState({ ...calm, prefersStill: true })).toEqual({ isPlaying: false, mayAdvance: false });
  expect(advanceState({ ...calm, prefersStill: true, chosen: true })).toEqual({ isPlaying: true, mayAdvance: true });
});

test('LAND-5 paused by its button it stays paused', () => {
  expect(advanceState({ ...calm, chosen: false })).toEqual({ isPlaying: false, mayAdvance: false });
});

test('LAND-2 a loop moves the first to the end, any number of times and in both directions', () => {
  expect(rotated(['a', 'b', 'c', 'd'], 1)).toEqual(['b', 'c', 'd', 'a']);
  expect(rotated(['a', 'b', 'c', 'd'], 6)).toEqual(['c', 'd', 'a', 'b']);
  expect(rotated(['a', 'b', 'c', 'd'], -1)).toEqual(['d', 'a', 'b', 'c']);
  expect(rotated([], 3)).toEqual([]);
});

test('an animation reaches its end', () => {
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
});
