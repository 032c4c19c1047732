import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#contract/core/time/units.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { ownData } from '#contract/office/own-data.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { takeEvents } from '#platform/events/take-events.ts';
import { sweepAccounts } from '#server/people/accounts/sweep-accounts.service.ts';
import { reconcile } from '#server/sales/payments/reconcile.service.ts';
import { subscribers } from '#server/start/jobs.ts';
import { startOpenIdProvider, type OpenIdProvider } from '#test/openid-provider.ts';
import { openShop, type Shop } from '#test/shop.ts';
import { tablesWithoutPeople } from '#test/tables-without-people.ts';
import { filesWith, tracesIn, wordColumns } from '#test/traces.ts';
import { wholePerson, zoraida, zoraidasWords } from '#test/whole-person.ts';
import { eraseDue } from './erase-due.service.ts';

let provider: OpenIdProvider;
let shop: Shop;
let dataDir: string;
const lines: string[] = [];

beforeAll(async () => {
  provider = await startOpenIdProvider();
  dataDir = await mkdtemp(join(tmpdir(), 'percha-erasure-'));
  shop = await openShop({
    env: { ...provider.settings, DATA_DIR: dataDir, RATE_LIMITS: 'on' },
    logTo: (line) => void lines.push(line),
  });
});

afterAll(async () => {
  await shop.close();
  await provider.close();
  await rm(dataDir, { recursive: true, force: true });
});

const words = Object.values(zoraidasWords);

/** The tables in which the person's words stand before: the scene fills them by real calls. */
const ofPeople = [
  'public.address_links',
  'public.addresses',
  'public.consents',
  'public.coupons',
  'public.demo_outbox',
  'public.emails',
  'public.events',
  'public.factors',
  'public.newsletter_readers',
  'public.order_receipts',
  'public.order_search',
  'public.orders',
  'public.password_resets',
  'public.refunds',
  'public.return_lines',
  'public.returns',
  'public.tax_document_files',
  'public.users',
  'public.withdrawals',
];

/** Tables whose rows of a person have no words of the person, or have them compressed: they are counted instead. */
const withRows = {
  'public.data_exports': 'user_id',
  'public.identities': 'user_id',
  'public.known_browsers': 'user_id',
  'public.reviews': 'user_id',
  'public.sessions': 'user_id',
  'public.erasure_links': 'user_id',
} as const;

const round = (days: number) => {
  shop.clock.advance(days * dayMs);
  return eraseDue(shop.services, new AbortController().signal);
};

async function rowsOf(id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, column] of Object.entries(withRows)) {
    const { rows } = await shop.pool.query<{ many: number }>(
      `select count(*)::int as many from ${table} where ${column} = $1`,
      [id],
    );
    counts[table] = rows[0]?.many ?? 0;
  }
  return counts;
}

test('PRIV-2 nothing of an erased person stays in any column of any table, in a file or in the log; the books stay', async () => {
  const { admin, person, token, invoiced, deliver } = await wholePerson(shop, provider);
  const { rows: found } = await shop.pool.query<{ id: string }>('select id from users where username = $1', [
    zoraida.user_name,
  ]);
  const id = Number(found[0]?.id);

  await takeEvents(shop.services, subscribers);
  const tablesBefore = new Set((await tracesIn(shop.pool, words)).map((trace) => /^\w+\.\w+/.exec(trace)?.[0]));
  expect([...tablesBefore].toSorted()).toEqual(ofPeople);
  const before = await rowsOf(id);
  expect(before).toMatchObject({ 'public.reviews': 1, 'public.identities': 1, 'public.data_exports': 1 });
  const listed = new Set([
    ...ofPeople,
    ...Object.keys(withRows),
    ...Object.keys(tablesWithoutPeople).map((name) => `public.${name}`),
  ]);
  const all = new Set((await wordColumns(shop.pool)).map(({ table }) => table));
  expect([...all].filter((table) => !listed.has(table))).toEqual([]);
  expect([...listed].filter((table) => !all.has(table))).toEqual([]);

  const { waits } = await person.call(ownData.erase, { currentPassword: zoraida.user_password });
  expect(waits).toBe(4);
  await deliver();
  expect(await rowsOf(id), 'its session is over').toMatchObject({ 'public.sessions': 0, 'public.erasure_links': 1 });
  await round(8);
  expect(await rowsOf(id), 'it waits for the open orders').toMatchObject({ 'public.reviews': 1 });
  const open = await admin.call(orderDesk.list, { fulfilment: 'to_prepare' });
  for (const { reference } of open.orders) {
    await admin.call(fulfilmentDesk.addParcel, { reference });
    await admin.call(fulfilmentDesk.move, { reference, to: 'delivered' });
  }
  shop.clock.advance(20 * dayMs);
  await reconcile(shop.services);
  await round(20);
  expect(await tracesIn(shop.pool, words)).toEqual([]);
  expect(Object.values(await rowsOf(id)).reduce((sum, many) => sum + many, 0)).toBe(0);
  expect(await filesWith(dataDir, words)).toEqual([]);
  const said = lines.join('\n').toLowerCase();
  expect(words.filter((word) => said.includes(word.toLowerCase()))).toEqual([]);

  const { rows: kept } = await shop.pool.query(
    `select total_minor > 0 as paid, email, user_id, tax_data ->> 'taxId' as "taxId", tax_data ->> 'name' as name, money_state from orders where reference = $1`,
    [invoiced.reference],
  );
  expect(kept).toEqual([
    {
      paid: true,
      email: 'eliminado@percha.invalid',
      user_id: null,
      taxId: '20267565393',
      name: '',
      money_state: 'partly_refunded',
    },
  ]);
  const board = await shop.guest().call(reviews.list, { productId: invoiced.productId });
  expect(board).toMatchObject([
    { author: 'Cliente', UserUserName: '', comment: 'Me quedó hermosa', verifiedPurchase: true },
  ]);
  // The session of the first one is over by now.
  const auditor = await shop.admin('auditora');
  const { entries } = await auditor.call(audit.list, { action: 'user.role' });
  expect(entries.map(({ subject, after }) => [subject, after])).toEqual([
    [`eliminado-${id}`, { rol: 'client' }],
    [`eliminado-${id}`, { rol: 'admin' }],
  ]);
  const session = await shop.sendAs({ authorization: `Bearer ${token}` })('/session', { method: 'GET', headers: {} });
  expect(await session.json()).toEqual({ user: null });
  expect(await shop.guest().refusal(accounts.logIn, zoraida)).toMatchObject({ status: 401 });
  await sweepAccounts(shop.db, shop.clock.now());
});
