import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isForeignWord } from './facts/provider-words.ts';
import { linting } from './lint-fixture.ts';

const { accused } = linting('shop/exactly-once');

test.concurrent.for([
  "export const a = { status: 'charged_back' };",
  'export const a = (b: { init_point: string }) => b.init_point;',
  'export const preferenceId = 1;',
  'export const a = (id: string) => `/merchant_orders/${id}`;',
  "import './mercado-pago/answers.ts';",
])('%s belongs to the adapter of its provider', async (text) => {
  const free = [
    'server/sales/payments/mercado-pago/a.ts',
    'server/sales/payments/payments.routes.ts',
    'server/sales/checkout/a.test.ts',
  ];
  const files = [...free, 'server/sales/checkout/a.ts', 'server/sales/payments/a.ts', 'server/sales/orders/a.ts'];
  const found = await accused(Object.fromEntries(files.map((file) => [file, `${text}\n`])));
  expect(found).toEqual(['server/sales/checkout/a.ts', 'server/sales/orders/a.ts', 'server/sales/payments/a.ts']);
});

test.concurrent('the database and the comments of the server use no provider’s terms for payments', () => {
  const room = join(import.meta.dirname, '../../server');
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join('server', file));
  const spoken = files
    .filter(
      (file) => file.endsWith('.sql') || /^server\/sales\/(?:orders|payments|checkout|order-desk)\/.*\.ts$/.test(file),
    )
    .filter((file) => !file.endsWith('.test.ts') && file !== 'server/sales/payments/payments.routes.ts');
  const foreign = spoken.filter((file) => isForeignWord(file, readFileSync(join(room, '..', file), 'utf8')));
  expect(foreign).toEqual([]);
  expect(spoken.length).toBeGreaterThan(40);
});
