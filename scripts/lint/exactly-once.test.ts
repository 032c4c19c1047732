import { describe, expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused } = linting('shop/exactly-once');

/** The same text in several files. */
const everywhere = (text: string, files: readonly string[]) => Object.fromEntries(files.map((file) => [file, text]));

describe.concurrent('money', () => {
  test.concurrent.for(['price.toFixed(2)', 'price?.toFixed(2)', 'price * 100', '100 * price', 'price / 100'])(
    '%s is only at home in contract/core/money/money.ts',
    async (expression) => {
      const text = `export const shown = (price: number) => ${expression};\n`;
      const free = [
        'contract/core/money/money.ts',
        'contract/core/money/money.test.ts',
        'contract/core/money/price-words.ts',
        'sandbox/card.ts',
        'scripts/sizes.ts',
      ];
      const accusedFiles = ['server/sales/orders/totals.ts', 'web/sales/bag/line.tsx'];
      expect(await accused(everywhere(text, [...free, ...accusedFiles]))).toEqual(accusedFiles);
    },
  );

  test.concurrent('other uses of 100 pass', async () => {
    const text = 'export const a = (n: number) => n * 1000 + n / 10 + 100 / n + Number("100");\n';
    expect(await accused({ 'server/a/a.ts': text })).toEqual([]);
  });

  test.concurrent.for(["new Intl.NumberFormat('es')", 'price.toLocaleString()'])(
    '%s is for what is no amount',
    async (expression) => {
      const text = `export const shown = (price: number) => ${expression};\n`;
      expect(
        await accused(everywhere(text, ['contract/core/shop/colour-contrast.ts', 'web/sales/bag/line.tsx'])),
      ).toEqual(['web/sales/bag/line.tsx']);
    },
  );
});

test.concurrent('an amount is made only in contract/core/money/money.ts', async () => {
  const text = 'export const a = (minor: number) => ({ minor, currency: "XTS" });\n';
  const files = [
    'contract/core/money/money.ts',
    'web/sales/bag/a.test.ts',
    'server/sales/orders/a.ts',
    'web/sales/bag/a.ts',
  ];
  expect(await accused(everywhere(text, files))).toEqual(['server/sales/orders/a.ts', 'web/sales/bag/a.ts']);
  const patterns =
    'export const a = ({ minor, currency }: { minor: number; currency: string }) => `${minor} ${currency}`;\n';
  expect(await accused({ 'web/sales/bag/a.ts': patterns })).toEqual([]);
});

test.concurrent.for([
  "'ARS'",
  "'es-AR'",
  "'America/Argentina/Buenos_Aires'",
  "'EUR'",
  "'es-MX'",
  "'Atlantic/Canary'",
  "'+598'",
])('%s is only at home in contract/core/countries', async (literal) => {
  const text = `export const shown = ${literal};\n`;
  const free = ['contract/core/countries/ar.ts', 'sandbox/card.ts', 'test/a.ts'];
  const accusedFiles = [
    'contract/core/money/money.ts',
    'demo/sales/orders/a.ts',
    'server/sales/orders/totals.ts',
    'web/sales/bag/line.tsx',
  ];
  expect(await accused(everywhere(text, [...free, ...accusedFiles]))).toEqual(accusedFiles);
});

test.concurrent('an hour and a day in ms are only at home in contract/core/time/units.ts', async () => {
  const text = 'export const [hour, day] = [3_600_000, 86_400_000];\n';
  const free = ['contract/core/time/units.ts', 'server/a/a.test.ts', 'sandbox/card.ts'];
  const accusedFiles = ['platform/http/a.ts', 'server/sales/orders/a.ts'];
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
  ])('%s is only at home in contract/core/time/shop-time.ts', async (expression) => {
    const text = `export const shown = (at: Date) => ${expression};\n`;
    const free = ['contract/core/time/shop-time.ts', 'server/a/a.test.ts', 'sandbox/card.ts', 'trials/a.ts'];
    const accusedFiles = ['server/sales/orders/order-view.ts', 'web/sales/order-words/order-words.ts'];
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
