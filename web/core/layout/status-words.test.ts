import { expect, test } from 'vitest';
import { statusWords, waysOut } from './status-words.ts';

const answered = (status: number) => ({ status, statusText: '', internal: false, data: { detail: 'x' } });

test('SHELL-8 an unknown address says so and has nothing to retry', () => {
  expect(statusWords(answered(404))).toMatchObject({ title: 'No encontramos esta página', mayRetry: false });
});

test('an unavailable shop offers to try again', () => {
  expect(statusWords(answered(503)).mayRetry).toBe(true);
});

test('no detail of an unexpected failure is shown', () => {
  const words = statusWords(new Error('relation "users" does not exist'));
  expect(JSON.stringify(words)).not.toContain('relation');
  expect(statusWords(answered(500))).toEqual(words);
});

test('MEND-46: an unknown category or page says which of the two it is, and links to the list', () => {
  const failed = { status: 404, statusText: '', internal: false };
  const data = { code: 'page_not_found', detail: 'La lista termina en la página 7.' };
  expect(statusWords({ ...failed, data })).toMatchObject({ detail: data.detail, mayRetry: false });
  expect(statusWords({ ...failed, data: { ...data, code: 'unexpected' } }).detail).not.toBe(data.detail);
  const ways = waysOut({ pathname: '/home', search: '?gender=Men&category=999&page=3' });
  expect(ways.map(({ to }) => to)).toEqual(['/', '/home?gender=Men']);
});

test('MEND-39: an unknown page of the back office links to the back office', () => {
  expect(waysOut({ pathname: '/admin/nada', search: '' }).map(({ to }) => to)).toEqual(['/admin']);
});
