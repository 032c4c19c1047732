import { beforeEach, expect, test } from 'vitest';
import { moneyOf, shopMoney } from '#contract/core/money/money.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { dayMs, hourMs, minuteMs } from '#contract/core/time/units.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { payouts } from '#contract/sales/payments/payouts.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import type { Movement, Payout, Settlements } from '#server/core/context/settlements.ts';
import { memoryProvider } from '#test/memory-provider.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { purchaseScene } from '#test/purchase.ts';
import type { Shop } from '#test/shop.ts';
import { readSettlements } from './read-settlements.service.ts';

const here = openedDesk((shop: Shop) => purchaseScene(shop));
const name = 'memory';

beforeEach(() =>
  here.shop.pool.query(
    'delete from account_movements; delete from payouts; delete from settlement_reads; delete from payments',
  ),
);

const ago = (ms: number) => new Date(here.shop.clock.now().getTime() - ms);

/** A payment of 1000 pesos that cost 60 and is released two days after it. */
function moved(id: string, changes: Partial<Movement> = {}): Movement {
  const at = changes.at ?? ago(dayMs);
  const money = { gross: shopMoney(100_000), fee: shopMoney(6000), withheld: shopMoney(0), net: shopMoney(94_000) };
  const releaseAt = new Date(at.getTime() + 2 * dayMs);
  return { id, kind: 'payment', paymentId: id, at, releaseAt, payoutId: null, ...money, ...changes };
}

const sent = (id: string, changes: Partial<Payout> = {}): Payout => ({
  id,
  state: 'coming',
  arrivesAt: here.shop.clock.now(),
  amount: shopMoney(94_000),
  ...changes,
});

/** An account reads so: an hour later, what it tells. Returns since when it was asked. */
async function read(told: Partial<Settlements> | Error, of = name): Promise<Date | undefined> {
  here.shop.clock.advance(hourMs);
  let asked: Date | undefined;
  const provider = {
    ...memoryProvider({ name: of }).provider,
    settlements(since: Date): Promise<Settlements> {
      asked = since;
      return told instanceof Error
        ? Promise.reject(told)
        : Promise.resolve({ movements: [], payouts: [], whole: [], ...told });
    },
  };
  const { services } = here.shop;
  await readSettlements({ ...services, providers: { ...services.providers, all: [provider] } });
  return asked;
}

const list = (days: { from?: string; to?: string } = {}) => here.admin.call(payouts.list, days);

const kept = async () => {
  const { rows } = await here.shop.pool.query<{ id: string }>('select id from account_movements order by id');
  return rows.map(({ id }) => id);
};

/** A payment of an order as the shop has it. */
async function paid(id: string, approvedAt: Date, status = 'approved', provider = name): Promise<void> {
  const { rows } = await here.shop.pool.query<{ reference: string }>('select reference from orders limit 1');
  const reference = rows[0]?.reference ?? (await placed());
  await here.shop.pool.query(
    `insert into payments (provider, id, order_reference, status, detail, amount_minor, refunded_minor, currency, created_at, approved_at, updated_at)
    values ($1, $2, $3, $4, '', 100000, 0, 'ARS', $5, $5, $5)`,
    [provider, id, reference, status, approvedAt],
  );
}

async function placed(): Promise<string> {
  const person = await here.shop.customer('cuenta');
  const cartItems = [(await here.scene.product()).line()];
  return (await person.call(checkout.start, { cartItems })).reference;
}

test('PRICE-9 what an account says anew takes the place of what it said, and what is in a payout stays in it', async () => {
  await read({ movements: [moved('1', { payoutId: 'po_1' }), moved('2')], payouts: [sent('po_1')], whole: ['1', '2'] });
  const releaseAt = new Date(here.shop.clock.now().getTime() + 5 * dayMs);
  await read({
    movements: [moved('1'), moved('2', { fee: shopMoney(0), net: shopMoney(100_000), releaseAt })],
    payouts: [sent('po_1', { state: 'paid', amount: shopMoney(93_000) })],
    whole: ['1', '2'],
  });
  const { payouts: listed } = await list();
  expect(listed.map(({ id, state, net, fee, missing }) => [id, state, net.minor, fee.minor, missing.minor])).toEqual([
    [shopDay(releaseAt), null, 100_000, 0, 0],
    ['po_1', 'paid', 94_000, 6000, -1000],
  ]);
});

test('PRICE-9 of a payment that is told whole what is not told any more is gone, and nothing of another payment or account', async () => {
  await read({
    movements: [moved('1'), moved('1-dispute', { paymentId: '1' }), moved('2'), moved('2-b', { paymentId: '2' })],
  });
  await read({ movements: [moved('1'), moved('1-other', { paymentId: '1' })] }, 'another');
  await read({ movements: [moved('1')], whole: ['1'] });
  expect(await kept()).toEqual(['1', '1', '1-other', '2', '2-b']);
  await read({ movements: [], whole: ['2'] });
  expect(await kept()).toEqual(['1', '1', '1-other']);
});

test('PRICE-9 a read that breaks off between its statements leaves what was there, and the next one makes up for it', async () => {
  await read({ movements: [moved('1'), moved('1-dispute', { paymentId: '1' })] });
  // Two payouts of one id are an error of the last statement.
  const broken = { movements: [moved('1'), moved('2')], payouts: [sent('po'), sent('po')], whole: ['1'] };
  await expect(read(broken)).rejects.toThrow();
  expect(await kept()).toEqual(['1', '1-dispute']);
  await read({ ...broken, payouts: [sent('po')] });
  expect(await kept()).toEqual(['1', '2']);
});

test('PRICE-9 only payments that the account should have by now are said to be missing', async () => {
  await read({});
  here.shop.clock.advance(dayMs);
  const [late, fresh, old] = [ago(3 * hourMs), ago(-30 * minuteMs), ago(200 * dayMs)];
  // The first time the account was asked about it; the second time no longer.
  const months = ago(100 * dayMs);
  await paid('late', late);
  await paid('fresh', fresh);
  await paid('old', old);
  await paid('months', months);
  for (const status of ['rejected', 'cancelled', 'created']) await paid(status, late, status);
  await paid('elsewhere', late, 'approved', 'another');
  await read({});
  expect((await list()).unmatched.map(({ paymentId }) => paymentId)).toEqual(['late']);
  const missingOn = async (day: string) =>
    (await list({ from: day, to: day })).unmatched.map(({ paymentId }) => paymentId);
  expect(await missingOn(shopDay(old))).toEqual([]);
  expect(await missingOn(shopDay(months))).toEqual(['months']);
  here.shop.clock.advance(hourMs);
  await read({ movements: [moved('late', { at: late })] });
  expect((await list()).unmatched.map(({ paymentId }) => paymentId)).toEqual(['fresh']);
});

test('PRICE-9 the same number at two providers is two payments', async () => {
  await paid('1', ago(dayMs));
  await read({ movements: [moved('1')] });
  await read({ movements: [moved('1')] }, 'another');
  const { unmatched } = await list();
  expect(unmatched.map(({ provider, paymentId, order }) => [provider, paymentId, order])).toEqual([
    ['another', '1', null],
  ]);
});

test('PRICE-9 days begin and end by the shop’s clock, the last one included, in the list as in what each contains', async () => {
  // Buenos Aires is three hours behind.
  const times = [
    '2026-03-10T02:59:59.999Z',
    '2026-03-10T03:00:00Z',
    '2026-03-11T02:59:59.999Z',
    '2026-03-11T03:00:00Z',
  ];
  await read({ movements: times.map((at, id) => moved(String(id), { releaseAt: new Date(at) })) });
  const { payouts: listed } = await list({ from: '2026-03-09', to: '2026-03-10' });
  expect(listed.map(({ id, count, net }) => [id, count, net.minor])).toEqual([
    ['2026-03-10', 2, 188_000],
    ['2026-03-09', 1, 94_000],
  ]);
  const of = async (id: string) =>
    (await here.admin.call(payouts.movements, { provider: name, id })).movements.map((one) => one.id).toSorted();
  expect([await of('2026-03-09'), await of('2026-03-10')]).toEqual([['0'], ['1', '2']]);
});

test('PRICE-9 what is in a payout is on no day of release, and movements in other currencies are in no payout’s sums', async () => {
  const foreign = moved('usd', { payoutId: 'po_1', gross: moneyOf(500, 'USD') });
  await read({ movements: [moved('1', { payoutId: 'po_1' }), foreign], payouts: [sent('po_1')] });
  const { payouts: listed, foreign: others } = await list();
  expect(listed.map(({ id, count, gross, missing }) => [id, count, gross.minor, missing.minor])).toEqual([
    ['po_1', 1, 100_000, 0],
  ]);
  expect(others).toBe(1);
  const day = shopDay(moved('1').releaseAt);
  expect((await here.admin.call(payouts.movements, { provider: name, id: day })).movements).toEqual([]);
});

test('PRICE-9 the spreadsheet has each of thousands of movements once, also of one moment', async () => {
  const releaseAt = ago(0);
  const movements = Array.from({ length: 2500 }, (_, id) => moved(String(id), { releaseAt }));
  await read({ movements });
  const { body } = await here.admin.call(payouts.export, {});
  const pieces: string[] = [];
  for await (const piece of body) pieces.push(new TextDecoder().decode(piece));
  const rows = pieces.join('').trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(2500);
  expect(new Set(rows.map((row) => row.split(';')[5])).size).toBe(2500);
});

// The last one: sessions end too as time goes by.
test('PRICE-9 the first time an account is asked about half a year, later about five weeks before the last time that it answered', async () => {
  const daysBefore = (since: Date | undefined, at: number) => Math.round((at - (since?.getTime() ?? at)) / dayMs);
  const now = () => here.shop.clock.now().getTime();
  expect(daysBefore(await read({}), now())).toBe(180);
  const last = now();
  here.shop.clock.advance(100 * dayMs);
  await read(new ProviderUnavailable('no answer'));
  // Nothing of the time in which it was away is missing.
  expect(daysBefore(await read({}), last)).toBe(35);
});
