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
  'export const facts = { mercadoPagoSite: null };',
])('%s belongs to the adapter of its provider', async (text) => {
  const free = ['server/sales/payments/mercado-pago/a.ts', 'server/sales/checkout/a.test.ts'];
  const foreign = [
    'contract/core/countries/a.ts',
    'server/sales/checkout/a.ts',
    'server/sales/orders/a.ts',
    'server/sales/payments/a.ts',
    'server/sales/payments/payments.routes.ts',
  ];
  const files = [...free, ...foreign];
  const found = await accused(Object.fromEntries(files.map((file) => [file, `${text}\n`])));
  expect(found).toEqual(foreign);
});

test.concurrent.for([
  "export const a = { status: 'requires_action' };",
  'export const a = (b: { payment_intent: string }) => b.payment_intent;',
  "import './stripe/notice.ts';",
])('%s belongs to the adapter of the second provider', async (text) => {
  const free = ['server/sales/payments/stripe/a.ts', 'server/sales/checkout/a.test.ts'];
  const foreign = [
    'server/sales/checkout/a.ts',
    'server/sales/payments/a.ts',
    'server/sales/payments/mercado-pago/a.ts',
  ];
  const files = [...free, ...foreign];
  const found = await accused(Object.fromEntries(files.map((file) => [file, `${text}\n`])));
  expect(found).toEqual(foreign);
});

test.concurrent('the database, the tables of countries and the comments of the server use no provider’s terms for payments', () => {
  const root = join(import.meta.dirname, '../..');
  const files = ['server', 'contract/core/countries'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  const spoken = files
    .filter(
      (file) =>
        file.endsWith('.sql') ||
        /^(?:server\/sales\/(?:orders|payments|checkout|order-desk)|contract\/core\/countries)\/.*\.ts$/.test(file),
    )
    .filter((file) => !file.endsWith('.test.ts') && file !== 'server/sales/payments/adapters.service.ts');
  const foreign = spoken.filter((file) => isForeignWord(file, readFileSync(join(root, file), 'utf8')));
  expect(foreign).toEqual([]);
  expect(spoken.length).toBeGreaterThan(40);
});
