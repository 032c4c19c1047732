import { expect, test } from 'vitest';
import { askedRange } from './serve-video.ts';

test.each([
  ['bytes=0-', { start: 0, end: 100 }],
  ['bytes=0-1', { start: 0, end: 2 }],
  ['bytes=10-19', { start: 10, end: 20 }],
  ['bytes=99-', { start: 99, end: 100 }],
  ['bytes=90-1000', { start: 90, end: 100 }],
  ['BYTES=-10', { start: 90, end: 100 }],
  ['bytes=-1000', { start: 0, end: 100 }],
  [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 100 }],
  [null, 'whole'],
  ['', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['pages=1-2', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=100-', 'none'],
  [`bytes=${'9'.repeat(400)}-`, 'none'],
  ['bytes=-0', 'none'],
] as const)('GOOD-10 of a hundred bytes %j means %j', (header, expected) => {
  expect(askedRange(header, 100)).toEqual(expected);
});
