import { expect, test } from 'vitest';
import { statusWords } from './status-words.ts';

const answered = (status: number) => ({ status, statusText: '', internal: false, data: { detail: 'x' } });

test('SHELL-8 an unknown address says so and has nothing to retry', () => {
  expect(statusWords(answered(404))).toMatchObject({ title: 'No encontramos esta página', mayRetry: false });
});

test('a shop that is away offers to try again', () => {
  expect(statusWords(answered(503)).mayRetry).toBe(true);
});

test('nothing of an unexpected failure is shown', () => {
  const words = statusWords(new Error('relation "users" does not exist'));
  expect(JSON.stringify(words)).not.toContain('relation');
  expect(statusWords(answered(500))).toEqual(words);
});
