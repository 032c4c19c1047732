import { describe, expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused } = linting('shop/exactly-once');

/** The same text in several files. */
const everywhere = (text: string, files: readonly string[]) => Object.fromEntries(files.map((file) => [file, text]));

describe.concurrent('money', () => {
  test.concurrent.for(['price.toFixed(2)', 'price?.toFixed(2)', 'price * 100', '100 * price', 'price / 100'])(
    '%s is only at home in contract/money.ts',
    async (expression) => {
      const text = `export const shown = (price: number) => ${expression};\n`;
      const free = ['contract/money.ts', 'contract/money.test.ts', 'sandbox/card.ts', 'scripts/sizes.ts'];
      const accusedFiles = ['server/orders/totals.ts', 'web/bag/line.tsx'];
      expect(await accused(everywhere(text, [...free, ...accusedFiles]))).toEqual(accusedFiles);
    },
  );

  test.concurrent('other uses of 100 pass', async () => {
    const text = 'export const a = (n: number) => n * 1000 + n / 10 + 100 / n + Number("100");\n';
    expect(await accused({ 'server/a/a.ts': text })).toEqual([]);
  });

  test.concurrent.for(["new Intl.NumberFormat('es')", 'price.toLocaleString()'])(
    '%s is only at home in contract/price-words.ts',
    async (expression) => {
      const text = `export const shown = (price: number) => ${expression};\n`;
      expect(await accused(everywhere(text, ['contract/price-words.ts', 'web/bag/line.tsx']))).toEqual([
        'web/bag/line.tsx',
      ]);
    },
  );
});

test.concurrent('an amount is made only in contract/money.ts', async () => {
  const text = 'export const a = (minor: number) => ({ minor, currency: "XTS" });\n';
  const files = ['contract/money.ts', 'web/bag/a.test.ts', 'server/orders/a.ts', 'web/bag/a.ts'];
  expect(await accused(everywhere(text, files))).toEqual(['server/orders/a.ts', 'web/bag/a.ts']);
  const patterns =
    'export const a = ({ minor, currency }: { minor: number; currency: string }) => `${minor} ${currency}`;\n';
  expect(await accused({ 'web/bag/a.ts': patterns })).toEqual([]);
});

test.concurrent.for([
  "'ARS'",
  "'es-AR'",
  "'America/Argentina/Buenos_Aires'",
  "'EUR'",
  "'es-MX'",
  "'Atlantic/Canary'",
  "'+598'",
])('%s is only at home in contract/countries', async (literal) => {
  const text = `export const shown = ${literal};\n`;
  const free = ['contract/countries/ar.ts', 'sandbox/card.ts', 'test/a.ts'];
  const accusedFiles = ['contract/money.ts', 'demo/orders/a.ts', 'server/orders/totals.ts', 'web/bag/line.tsx'];
  expect(await accused(everywhere(text, [...free, ...accusedFiles]))).toEqual(accusedFiles);
});

describe.concurrent('MEND-26 days and moments', () => {
  test.concurrent.for([
    "new Intl.DateTimeFormat('es').format(at)",
    "at.toLocaleDateString('es')",
    'at.toISOString()',
    'at.getDate()',
    'at.getUTCHours()',
    'String(at).slice(0, 10)',
  ])('%s is only at home in contract/shop-time.ts', async (expression) => {
    const text = `export const shown = (at: Date) => ${expression};\n`;
    const free = ['contract/shop-time.ts', 'server/a/a.test.ts', 'sandbox/card.ts', 'trials/a.ts'];
    const accusedFiles = ['server/orders/order-view.ts', 'web/order-words/order-words.ts'];
    expect(await accused(everywhere(text, [...free, ...accusedFiles]))).toEqual(accusedFiles);
  });

  test.concurrent('a statement may have a time in UTC', async () => {
    const text = 'export const a = (at: Date) => sql`select ${at.toISOString()}::timestamptz`;\n';
    expect(await accused({ 'server/a/a.ts': text })).toEqual([]);
  });

  test.concurrent.for([
    "to_char(at at time zone 'Europe/Madrid', 'YYYY-MM-DD')",
    "date_trunc('day', at)",
    'extract(hour from at)',
  ])('OWN-2 a statement does not compute days: %s', async (expression) => {
    const text = `export const a = sql\`select ${expression} from orders\`;\n`;
    expect(await accused({ 'server/a/a.ts': text })).toEqual(['server/a/a.ts']);
  });
});

describe.concurrent('clock, chance and ids', () => {
  test.concurrent.for([
    'export const a = Date.now();',
    'export const a = new Date();',
    'export const a = Math.random();',
    'export const a = crypto.randomUUID();',
    "import { randomBytes } from 'node:crypto';\nexport const a = randomBytes(4);",
  ])('%s belongs to the context', async (text) => {
    const free = [
      'server/context/context.ts',
      'platform/database/connect.ts',
      'server/accounts/sessions.ts',
      'server/a/a.api.test.ts',
      'web/a.ts',
    ];
    expect(await accused(everywhere(`${text}\n`, [...free, 'server/a/a.service.ts']))).toEqual([
      'server/a/a.service.ts',
    ]);
  });

  test.concurrent('a date made from a value does not read the clock', async () => {
    expect(await accused({ 'server/a/a.ts': 'export const a = (at: string) => new Date(at);\n' })).toEqual([]);
  });
});

describe.concurrent('environment', () => {
  test.concurrent.for([
    'export const a = process.env.PORT;',
    "import { env } from 'node:process';\nexport const a = env.PORT;",
  ])('%s belongs to the settings', async (text) => {
    const free = [
      'server/context/settings.ts',
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
  });
});

test.concurrent.for([
  'export const a = (db: Database) => db.transaction(work);',
  'export const a = (ctx: Context) => ctx.db.transaction(work);',
])('MEND-2 %s belongs to inTransaction', async (text) => {
  const free = ['platform/database/in-transaction.ts', 'server/a/a.api.test.ts'];
  expect(await accused(everywhere(`${text}\n`, [...free, 'server/a/a.ts', 'demo/a.ts']))).toEqual([
    'demo/a.ts',
    'server/a/a.ts',
  ]);
  const part = 'export const a = (transaction: Transaction) => transaction.transaction(work);\n';
  expect(await accused({ 'server/a/a.ts': part })).toEqual([]);
});

describe.concurrent('MEND-12 passwords', () => {
  test.concurrent('are compared by the guard alone, and hashed in one place', async () => {
    const hashing = "import { hash } from '@node-rs/argon2';\nexport const a = hash;\n";
    const comparing = "import { verify } from '@node-rs/argon2';\nexport const a = verify;\n";
    const places = ['server/accounts/guarded-password.ts', 'server/accounts/passwords.service.ts', 'server/a/a.ts'];
    expect(await accused(everywhere(hashing, places))).toEqual(['server/a/a.ts']);
    expect(await accused(everywhere(comparing, places))).toEqual([
      'server/a/a.ts',
      'server/accounts/passwords.service.ts',
    ]);
  });
});

describe.concurrent('cookies', () => {
  test.concurrent.for([
    "export const a = (c: Headers) => c.append('Set-Cookie', 'a=b');",
    'setCookie(c, "a", "b");',
    "document.cookie = 'a=b';",
  ])('%s belongs to the sessions', async (text) => {
    const free = [
      'server/accounts/sessions.ts',
      'platform/http/reply-cookies.ts',
      'web/api-client/api-client.ts',
      'server/a/a.api.test.ts',
    ];
    expect(await accused(everywhere(`${text}\n`, [...free, 'server/a/a.ts', 'web/a/a.page.tsx']))).toEqual([
      'server/a/a.ts',
      'web/a/a.page.tsx',
    ]);
  });
});
