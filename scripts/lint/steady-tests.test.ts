import { describe, expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused, complaints } = linting('shop/steady-tests');

const said = (text: string) => complaints({ 'e2e/bag.spec.ts': text });

describe('tests do not sleep', () => {
  test.for([
    'await page.waitForTimeout(500);',
    "await page.goto('/', { waitUntil: 'networkidle' });",
    'await new Promise((resolve) => setTimeout(resolve, 500));',
    'await new Promise((resolve) => { setTimeout(() => resolve(), 500); });',
    "import { setTimeout as sleep } from 'node:timers/promises';\nawait sleep(500);",
  ])('%s', async (text) => {
    const watched = ['e2e/bag.spec.ts', 'server/orders/a.race.test.ts', 'test/actors.ts'];
    const all = Object.fromEntries([...watched, 'server/orders/a.ts'].map((file) => [file, text]));
    expect(await accused(all)).toEqual(watched);
  });

  test('a deadline that fails is no sleep', async () => {
    expect(
      await said("await new Promise((done, fail) => { setTimeout(() => fail(new Error('late')), 5000); });"),
    ).toEqual([]);
  });
});

describe('all tests run', () => {
  test.for([
    "test.skip('BAG-1 a', () => {});",
    "test.only('BAG-1 a', () => {});",
    "test.todo('BAG-1 a');",
    "describe.concurrent.skip('bag', () => {});",
    "it.fails('a', () => {});",
    "test.skipIf(slow)('a', () => {});",
    "xit('a', () => {});",
  ])('%s', async (text) => {
    expect(await said(text)).toHaveLength(1);
  });

  test('tables of cases and pages that skip are left alone', async () => {
    expect(await said("test.for([1])('a %i', () => {});\nawait page.skip();\n")).toEqual([]);
  });
});
