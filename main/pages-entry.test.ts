import { expect, test } from 'vitest';
import { StartRefused } from '#platform/process/start-refused.ts';
import { pagesEntry } from './pages-entry.ts';

const entry = { createPages: () => async () => new Response(), methodsOf: () => [], sharedPages: {} };

test('the entry of the pages has the expected exports', () => {
  expect(pagesEntry(entry)).toBe(entry);
});

test.each([undefined, null, {}, { ...entry, methodsOf: undefined }, { ...entry, createPages: {} }])(
  'pages of another version are refused: %j',
  (loaded) => {
    expect(() => pagesEntry(loaded)).toThrow(StartRefused);
  },
);
