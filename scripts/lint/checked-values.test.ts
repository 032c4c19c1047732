import { expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused } = linting('shop/exactly-once');

test.concurrent.for([
  "export const a = Reflect.get(thing, 'name');",
  'export const a = z.custom<Thing>((value) => isRight(value));',
  'export const a: Thing = JSON.parse(text);',
  'export const { a }: Partial<Thing> = JSON.parse(text);',
  'export const a: Thing = await response.json();',
])('a value is not only declared to be of a type: %s', async (text) => {
  const files = ['contract/a.ts', 'platform/a/a.ts', 'web/a/a.ts', 'sandbox/a.ts', 'server/a/a.test.ts', 'e2e/a.ts'];
  expect(await accused(Object.fromEntries(files.map((file) => [file, text])))).toEqual(files.slice(0, 3));
});

test.concurrent('what is read as unknown, or by a schema, passes', async () => {
  const text = `
    export const a: unknown = JSON.parse(text);
    export const b = thing.parse(JSON.parse(text));
    export const c: unknown = await response.json();
    export const d = z.json();
  `;
  expect(await accused({ 'server/a/a.ts': text })).toEqual([]);
});
