import { beforeAll, expect, test } from 'vitest';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { createClosedGate } from './closed-gate.service.ts';
import { liveEnvironment } from '#test/complete-shop.ts';
import { openedShop } from '#test/opened-shop.ts';

const { shop } = openedShop({ env: liveEnvironment, settings: 'none' });

beforeAll(async () => {
  await store('languages', 1, { otherLanguage: 'en' });
});

async function store(group: string, version: number, content: unknown): Promise<void> {
  await shop.pool.query(
    `insert into content_versions (kind, key, version, content, at, by, publish_at)
     values ('settings', $1, $2, $3, now(), 'duenia', now())`,
    [group, version, JSON.stringify(content)],
  );
  await shop.services.ownerSettings.reload();
}

/** Returns with which error the gate refuses each request; null for one that passes. */
async function outcomes(paths: readonly string[]): Promise<Record<string, unknown>> {
  const gate = createClosedGate(shop.services);
  const seen: Record<string, unknown> = {};
  for (const path of paths) {
    seen[path] = await gate(new Request(`https://tienda.example${path}`)).then(
      () => null,
      (error: unknown) => (error instanceof ShopError ? { [error.code]: error.values } : error),
    );
  }
  return seen;
}

const all = (paths: readonly string[], outcome: unknown) => Object.fromEntries(paths.map((path) => [path, outcome]));

const [reference, token] = ['6f9619ff-8b86-4d01-b42d-00c04fc964ff', 't'.repeat(43)];

const pages = [
  '/arrepentimiento',
  '/failure',
  '/paginas/terminos',
  '/unsubscribe',
  '/user',
  '/user/addresses',
  '/user/confirmemail',
  '/user/orders',
  '/user/orders/1042',
  '/user/orders/actual',
  '/user/profile',
  `/pagar/${token}`,
  `/seguimiento/${token}`,
  `/user/orders/${reference}/return`,
];

const needed = [
  ...pages.flatMap((path) => [path, `${path}.data`, `/en${path}`, `/en${path}.data`]),
  '/api/findOrderByUser/ana',
  '/api/ordendecompra',
  '/api/pages/terminos',
  '/api/users/unsubscribe',
  '/api/withdrawals',
  `/api/orders/${reference}/paid-cancellation`,
  `/api/orders/${reference}/returns`,
  `/api/payment-links/${token}/payment`,
  `/api/tracking/${token}`,
];

const sold = [
  '/ /_.data /home /detail/1 /bag /bag/delivery /pay /user/wishlist /wishlist /usero /sitemap.xml',
  '/en /en/home /en/user/wishlist',
  '/api/catalogue /api/mercadopago/payment /api/users/create /api/admin/orders /api/home/blocks',
].flatMap((paths) => paths.split(' '));

test('OWN-3 a shop that was never open shows nothing of a buyer, not even below the second language', async () => {
  const paths = [...needed, ...sold];
  expect(await outcomes(paths)).toEqual(all(paths, { closed: {} }));
});

test('OWN-3 a shop that closes again keeps open what buyers need for their orders, and nothing else', async () => {
  await store('opening', 1, { isOpen: true });
  await store('opening', 2, { isOpen: false });
  expect(await outcomes(needed)).toEqual(all(needed, null));
  expect(await outcomes(sold)).toEqual(all(sold, { closed: { hasBuyers: 1 } }));
});
