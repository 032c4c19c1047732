import { describe, expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused } = linting('shop/exactly-once');

/** The same text in several files. */
const everywhere = (text: string, files: readonly string[]) => Object.fromEntries(files.map((file) => [file, text]));

describe('money', () => {
  test.for(['price.toFixed(2)', 'price?.toFixed(2)', 'price * 100', '100 * price', 'price / 100'])(
    '%s is only at home in contract/money.ts',
    async (expression) => {
      const text = `export const shown = (price: number) => ${expression};\n`;
      const free = ['contract/money.ts', 'contract/money.test.ts', 'sandbox/card.ts', 'scripts/sizes.ts'];
      const accusedFiles = ['server/orders/totals.ts', 'web/bag/line.tsx'];
      expect(await accused(everywhere(text, [...free, ...accusedFiles]))).toEqual(accusedFiles);
    },
  );

  test('other hundreds are left alone', async () => {
    const text = 'export const a = (n: number) => n * 1000 + n / 10 + 100 / n + Number("100");\n';
    expect(await accused({ 'server/a/a.ts': text })).toEqual([]);
  });

  test.for(["new Intl.NumberFormat('es-AR')", 'price.toLocaleString()'])(
    '%s is only at home in contract/price-words.ts',
    async (expression) => {
      const text = `export const shown = (price: number) => ${expression};\n`;
      expect(await accused(everywhere(text, ['contract/price-words.ts', 'web/bag/line.tsx']))).toEqual([
        'web/bag/line.tsx',
      ]);
    },
  );
});

describe('clock, chance and ids', () => {
  test.for([
    'export const a = Date.now();',
    'export const a = new Date();',
    'export const a = Math.random();',
    'export const a = crypto.randomUUID();',
    "import { randomBytes } from 'node:crypto';\nexport const a = randomBytes(4);",
  ])('%s belongs to the context', async (text) => {
    const free = [
      'server/context.ts',
      'server/database/connect.ts',
      'server/accounts/sessions.ts',
      'server/a/a.api.test.ts',
      'web/a.ts',
    ];
    expect(await accused(everywhere(`${text}\n`, [...free, 'server/a/a.service.ts']))).toEqual([
      'server/a/a.service.ts',
    ]);
  });

  test('a date made of something is no clock', async () => {
    expect(await accused({ 'server/a/a.ts': 'export const a = (at: string) => new Date(at);\n' })).toEqual([]);
  });
});

describe('environment', () => {
  test.for(['export const a = process.env.PORT;', "import { env } from 'node:process';\nexport const a = env.PORT;"])(
    '%s belongs to the settings',
    async (text) => {
      const free = [
        'server/settings.ts',
        'main/main.ts',
        'sandbox/main.ts',
        'scripts/doctor.ts',
        'test/database.ts',
        'e2e/browser.ts',
        'vite.config.ts',
      ];
      expect(await accused(everywhere(`${text}\n`, [...free, 'main/run-shop.ts', 'server/a/a.ts']))).toEqual([
        'main/run-shop.ts',
        'server/a/a.ts',
      ]);
    },
  );
});

describe('cookies', () => {
  test.for([
    "export const a = (c: Headers) => c.append('Set-Cookie', 'a=b');",
    'setCookie(c, "a", "b");',
    "document.cookie = 'a=b';",
  ])('%s belongs to the sessions', async (text) => {
    const free = ['server/accounts/sessions.ts', 'server/http/problem.ts', 'web/door.ts', 'server/a/a.api.test.ts'];
    expect(await accused(everywhere(`${text}\n`, [...free, 'server/a/a.ts', 'web/a/a.page.tsx']))).toEqual([
      'server/a/a.ts',
      'web/a/a.page.tsx',
    ]);
  });
});
