import { describe, expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused, complaints } = linting('shop/steady-tests');

const messagesOf = (text: string) => complaints({ 'e2e/bag.spec.ts': text });

describe.concurrent('tests do not sleep', () => {
  test.concurrent.for([
    'await page.waitForTimeout(500);',
    "await page.goto('/', { waitUntil: 'networkidle' });",
    'await new Promise((resolve) => setTimeout(resolve, 500));',
    'await new Promise((resolve) => { setTimeout(() => resolve(), 500); });',
    "import { setTimeout as sleep } from 'node:timers/promises';\nawait sleep(500);",
  ])('%s', async (text) => {
    const watched = ['e2e/bag.spec.ts', 'server/sales/orders/a.race.test.ts', 'test/actors.ts'];
    const all = Object.fromEntries([...watched, 'server/sales/orders/a.ts'].map((file) => [file, text]));
    expect(await accused(all)).toEqual(watched);
  });

  test.concurrent('a timeout that fails is no sleep', async () => {
    expect(
      await messagesOf("await new Promise((done, fail) => { setTimeout(() => fail(new Error('late')), 5000); });"),
    ).toEqual([]);
  });
});

describe.concurrent('MEND-51 tests do not measure time', () => {
  test.concurrent.for(['const begun = performance.now();', 'expect(Date.now() - begun).toBeLessThan(100);'])(
    '%s',
    async (text) => {
      const watched = ['server/sales/orders/a.test.ts', 'trials/a.trial.ts'];
      const all = Object.fromEntries(
        [...watched, 'server/sales/orders/a.ts', 'bench/a.ts'].map((file) => [file, text]),
      );
      expect(await accused(all)).toEqual(watched);
    },
  );

  test.concurrent('a time is no duration', async () => {
    expect(await messagesOf('const later = new Date(Date.now() + 60_000);')).toEqual([]);
  });
});

describe.concurrent('all tests run', () => {
  test.concurrent.for(['skip', 'only', 'todo', 'fixme', 'fails'])('%s', async (modifier) => {
    expect(await messagesOf(`test.${modifier}('a', () => {});`)).toHaveLength(1);
    expect(await messagesOf(`describe.concurrent.${modifier}('a', () => {});`)).toHaveLength(1);
  });

  test.concurrent('conditions and short forms of the same', async () => {
    expect(
      await messagesOf("test.skipIf(slow)('a', () => {});\nxit('a', () => {});\nfdescribe('a', () => {});\n"),
    ).toHaveLength(3);
  });

  test.concurrent('tables of cases, and other methods named skip, pass', async () => {
    expect(await messagesOf("test.for([1])('a %i', () => {});\nawait page.skip();\n")).toEqual([]);
  });
});
