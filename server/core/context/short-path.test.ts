import { expect, test } from 'vitest';
import { shortPath } from './drawn-name.ts';

test('points are relative to the one before, and a letter is not repeated', () => {
  const path = shortPath([
    { command: 'moveTo', args: [10, 20] },
    { command: 'lineTo', args: [15, 10] },
    { command: 'lineTo', args: [15, 20] },
    { command: 'quadraticCurveTo', args: [0, 30, -5, 5] },
    { command: 'closePath', args: [] },
  ]);
  expect(path).toBe('m10 20l5-10 0 10q-15 10-20-15z');
});

test('an outline after another begins relative to where that one began', () => {
  const square = (x: number, y: number) =>
    [
      { command: 'moveTo', args: [x, y] },
      { command: 'lineTo', args: [x + 2, y] },
      { command: 'lineTo', args: [x, y + 2] },
      { command: 'closePath', args: [] },
    ] as const;
  expect(shortPath([...square(1, 1), ...square(5, 4)])).toBe('m1 1l2 0-2 2zm4 3l2 0-2 2z');
});

test('rounding never adds up', () => {
  const steps = Array.from(
    { length: 100 },
    (_, place) => ({ command: 'lineTo', args: [(place + 1) * 0.4, 0] }) as const,
  );
  const path = shortPath([{ command: 'moveTo', args: [0, 0] }, ...steps]);
  const moved = path.match(/-?\d+/g)?.filter((_, place) => place % 2 === 0) ?? [];
  expect(moved.reduce((sum, one) => sum + Number(one), 0)).toBe(40);
});
