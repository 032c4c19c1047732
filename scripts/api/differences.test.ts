import { expect, test } from 'vitest';
import { changesText, differencesOf } from './differences.ts';

const string = { type: 'string' };

/** A document of one call. */
function documentOf(asked: object, told: object, path = '/things') {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  return { paths: { [path]: { post: { requestBody: json(asked), responses: { 200: json(told) } } } } };
}

const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});

test('PROG-3 a call that is new breaks nobody, and one that is gone does', () => {
  const [one, other] = [documentOf({}, {}), documentOf({}, {}, '/others')];
  expect(differencesOf(one, other)).toEqual([
    { call: 'POST /others', what: 'added', isBreaking: false },
    { call: 'POST /things', what: 'removed', isBreaking: true },
  ]);
  expect(differencesOf(one, one)).toEqual([]);
});

test('PROG-3 of fields, those break clients that must be given, that are gone, and that have another type', () => {
  const before = documentOf(object({ a: string }), object({ kept: string, gone: string }));
  const after = documentOf(
    object({ a: { type: 'integer' }, must: string, may: string }, ['a', 'must']),
    object({ kept: string, added: { type: 'array', items: object({ inner: string }) } }),
  );
  expect(differencesOf(before, after).map(({ what, isBreaking }) => [what, isBreaking])).toEqual([
    ['asks `a`: string → integer', true],
    ['asks for `may` (string, optional)', false],
    ['asks for `must` (string)', true],
    ['answers `added` (array)', false],
    ['answers `added[]` (object)', false],
    ['answers `added[].inner` (string)', false],
    ['answers `gone` no more', true],
  ]);
});

test('PROG-3 examples and words are no differences, and choices are compared by their values', () => {
  const [plain, said] = [{ ...string }, { ...string, description: 'A name', examples: ['a'] }];
  expect(differencesOf(documentOf({}, object({ a: plain })), documentOf({}, object({ a: said })))).toEqual([]);
  const choice = (...values: string[]) => documentOf({}, object({ a: { enum: values } }));
  expect(differencesOf(choice('a', 'b'), choice('b', 'a'))).toEqual([]);
  expect(differencesOf(choice('a', 'c'), choice('a', 'b')).map(({ what }) => what)).toEqual([
    'answers `a`: `b` too',
    'answers `a`: `c` no more',
  ]);
});

test('PROG-3 the text has what may break clients first', () => {
  const text = changesText([
    { call: 'GET /a', what: 'added', isBreaking: false },
    { call: 'GET /b', what: 'removed', isBreaking: true },
  ]);
  expect(text.indexOf('GET /b')).toBeLessThan(text.indexOf('GET /a'));
  expect(changesText([])).toBe('None.\n');
});

test('PROG-3 a choice that may also be any text breaks nobody', () => {
  const choice = { enum: ['a', 'b'] };
  const also = { anyOf: [choice, string] };
  const before = documentOf(object({ a: choice }, []), object({}));
  const after = documentOf(object({ a: also }, []), object({}));
  expect(differencesOf(before, after)).toEqual([
    { call: 'POST /things', what: 'asks `a`: `string` too', isBreaking: false },
  ]);
});
