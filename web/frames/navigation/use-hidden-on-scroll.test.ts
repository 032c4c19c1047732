import { expect, test } from 'vitest';
import { afterScroll } from './use-hidden-on-scroll.ts';

const scrolled = (...tops: readonly number[]) => tops.reduce(afterScroll, { top: 0, isHidden: false }).isHidden;

test('the header gives way on the way down and comes back on the way up', () => {
  expect(scrolled(100)).toBe(false);
  expect(scrolled(100, 400)).toBe(true);
  expect(scrolled(100, 400, 300)).toBe(false);
  expect(scrolled(400, 900, 40)).toBe(false);
});

test('a trembling thumb changes nothing', () => {
  expect(scrolled(400, 397)).toBe(true);
  expect(scrolled(400, 300, 304)).toBe(false);
});
