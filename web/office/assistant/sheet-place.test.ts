import { expect, test } from 'vitest';
import { sheetPlace } from './sheet-place.ts';

const phone = { windowHeight: 844, seenHeight: 844, seenTop: 0, scale: 1 };

test.each([
  ['without a keyboard', {}, { bottom: 0, mostHeight: 828 }],
  ['above the keyboard', { seenHeight: 508 }, { bottom: 336, mostHeight: 492 }],
  ['when the keyboard has pushed the page up', { seenHeight: 508, seenTop: 120 }, { bottom: 216, mostHeight: 492 }],
  ['at the end of the page', { seenHeight: 508, seenTop: 400 }, { bottom: 0, mostHeight: 492 }],
  ['zoomed', { seenHeight: 422, scale: 2 }, { bottom: 0, mostHeight: 828 }],
])('BOT-1 the sheet stands in sight %s', (_, seen, place) => {
  expect(sheetPlace({ ...phone, ...seen })).toEqual(place);
});
