import { afterEach, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { dayMs, hourMs } from '#contract/core/time/units.ts';
import { payouts } from '#contract/sales/payments/payouts.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { preferenceIdOf } from '#test/sandbox/page-ids.ts';
import { refundScene } from '#test/refund-scene.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { readSettlements } from './read-settlements.service.ts';

const here = openedDesk(refundScene);

afterEach(() => here.scene.control.clearFaults());

/** An hour later the account is read again, as the job does. */
async function read() {
  here.shop.clock.advance(hourMs);
  await readSettlements(here.shop.services);
}

const list = (days: { from?: string; to?: string } = {}) => here.admin.call(payouts.list, days);

let people = 0;

/** Returns an order of 1050 pesos that was paid by card, of which 26.25 were withheld. */
async function paidOrder(how: { withheld?: number } = { withheld: 26.25 }) {
  people += 1;
  const person = await here.shop.customer(`liquida${people}`);
  const shirt = await here.scene.product({ price: 100_000 });
  const { init_point, reference } = await person.call(checkout.start, { cartItems: [shirt.line(1)] });
  const { payment } = await here.scene.control.payPreference({ preference_id: preferenceIdOf(init_point), ...how });
  await person.call(orders.record, { reference });
  const { number } = await here.scene.order(reference);
  return { reference, number, id: String(payment.id) };
}

/** The row of the day on which the payments of today are released. */
async function releaseOf(id: string) {
  const { payouts: listed } = await list();
  const found = await Promise.all(
    listed.map(async ({ provider, id: day }) => {
      const { movements } = await here.admin.call(payouts.movements, { provider, id: day });
      return { day, movements: movements.filter(({ paymentId }) => paymentId === id) };
    }),
  );
  return found.filter(({ movements }) => movements.length > 0);
}

test('PRICE-9 an order says what was charged, the fee, the taxes withheld, what is left and when, also after a refund', async () => {
  const { reference } = await paidOrder();
  const before = await here.scene.ledger(here.admin, reference);
  const [payment] = before.payments;
  expect(payment).toMatchObject({ fee: shopMoney(6300), withheld: shopMoney(2625), net: shopMoney(96_075) });
  expect(Date.parse(payment?.releaseAt ?? '') - Date.parse(payment?.approvedAt ?? '')).toBe(10 * dayMs);
  expect(before.proceeds).toEqual({
    fee: shopMoney(6300),
    withheld: shopMoney(2625),
    other: shopMoney(0),
    left: shopMoney(96_075),
  });
  await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 525 } });
  const after = await here.scene.ledger(here.admin, reference);
  // The provider gave half of fee and taxes back with half of the money: 13.125 withheld round to 13.13.
  expect(after.proceeds).toEqual({
    fee: shopMoney(3150),
    withheld: shopMoney(1312),
    other: shopMoney(0),
    left: shopMoney(52_500 - 3150 - 1312),
  });
});

test('PRICE-9 a dispute takes what is held out of what is left, and a lost one leaves the costs', async () => {
  const { reference, id } = await paidOrder({});
  const left = async () => (await here.scene.ledger(here.admin, reference)).proceeds.left?.minor;
  await here.scene.control.movePayment(Number(id), { status: 'in_mediation' });
  await expect.poll(left).toBe(-6300);
  await read();
  expect((await releaseOf(id)).flatMap(({ movements }) => movements).map(({ kind, net }) => [kind, net.minor])).toEqual(
    expect.arrayContaining([
      ['payment', 98_700],
      ['dispute', -105_000],
    ]),
  );
  await here.scene.control.movePayment(Number(id), { status: 'approved' });
  await expect.poll(left).toBe(98_700);
  await read();
  // The shop won: the movement of the dispute is gone.
  expect((await releaseOf(id)).flatMap(({ movements }) => movements)).toMatchObject([{ kind: 'payment' }]);
});

test('PRICE-9 the desk lists the days of release with what each contains, and its sums are those of the movements', async () => {
  const { reference, number, id } = await paidOrder();
  await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 105 } });
  await read();
  const [release] = await releaseOf(id);
  expect(release?.day).toBe(shopDay(new Date(Date.now() + 10 * dayMs)));
  expect(release?.movements).toMatchObject([
    { kind: 'refund', order: { reference, number }, gross: shopMoney(-10_500), fee: shopMoney(-630) },
    { kind: 'payment', order: { reference, number }, gross: shopMoney(105_000), net: shopMoney(96_075) },
  ]);
  const { payouts: listed, readings } = await list();
  expect(readings).toMatchObject([{ provider: 'mercado-pago', hasPayouts: false, isLate: false, problem: null }]);
  for (const one of listed) {
    const { movements } = await here.admin.call(payouts.movements, { provider: one.provider, id: one.id });
    expect(one.count).toBe(movements.length);
    for (const part of ['gross', 'fee', 'withheld', 'other', 'net'] as const) {
      expect(one[part].minor).toBe(movements.reduce((total, moved) => total + moved[part].minor, 0));
    }
  }
});

test('PRICE-9 the desk says which payments only one of the two knows, and where the amounts differ', async () => {
  const [lost, changed] = [await paidOrder(), await paidOrder()];
  const { reference } = await paidOrder();
  // A sale of the same account that is none of this shop.
  const headers = { authorization: 'Bearer TEST-access-token', 'content-type': 'application/json' };
  const body = JSON.stringify({
    external_reference: 'mostrador',
    items: [{ title: 'Otra cosa', quantity: 1, unit_price: 500, currency_id: 'ARS' }],
  });
  const made = await fetch(`${here.shop.sandbox.url}/checkout/preferences`, { method: 'POST', headers, body });
  const { id: preference_id }: { id: string } = JSON.parse(await made.text());
  const { payment: foreign } = await here.scene.control.payPreference({ preference_id });
  await here.shop.pool.query(`update payments set id = '999999999' where id = $1`, [lost.id]);
  await here.shop.pool.query(`update payments set amount_minor = amount_minor - 1 where id = $1`, [changed.id]);
  here.shop.clock.advance(hourMs);
  await read();
  const { unmatched } = await list();
  const of = (id: string) => unmatched.find(({ paymentId }) => paymentId === id);
  expect(of(String(foreign.id))).toMatchObject({ order: null, own: null, told: shopMoney(50_000) });
  expect(of('999999999')).toMatchObject({ order: { number: lost.number }, own: shopMoney(105_000), told: null });
  expect(of(lost.id)).toMatchObject({ order: null, own: null, told: shopMoney(105_000) });
  expect(of(changed.id)).toMatchObject({ own: shopMoney(104_999), told: shopMoney(105_000) });
  expect(unmatched.some(({ order }) => order?.reference === reference)).toBe(false);
  expect(unmatched.every(({ title }) => title === 'Mercado Pago')).toBe(true);
});

test('PRICE-9 an account is read once an hour, and what it said stays when it does not answer', async () => {
  const { id } = await paidOrder();
  await read();
  await here.scene.control.injectFault({ kind: 'status', status: 500 });
  // Nobody is asked.
  await readSettlements(here.shop.services);
  expect((await list()).readings).toMatchObject([{ problem: null }]);
  await read();
  expect((await list()).readings).toMatchObject([{ isLate: false, problem: expect.stringContaining('search') }]);
  expect(await releaseOf(id)).toHaveLength(1);
  here.shop.clock.advance(dayMs);
  expect((await list()).readings).toMatchObject([{ isLate: true }]);
});

test('PRICE-9 the spreadsheet has every movement of the days, and only those who may export get it', async () => {
  const { number, id } = await paidOrder();
  await here.scene.control.clearFaults();
  await read();
  const { body } = await here.admin.call(payouts.export, {});
  const reader = body.getReader();
  const pieces: Uint8Array[] = [];
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) pieces.push(piece.value);
  const text = Buffer.concat(pieces).toString();
  const [headings = '', ...rows] = text.trim().split('\r\n');
  expect(headings.replace('\uFEFF', '')).toBe(
    'Día de liberación;Proveedor;Liquidación;Fecha;Movimiento;Pago;Orden;Cobrado;Comisión;Retenciones;Otros cargos;Neto;Moneda',
  );
  const own = rows.find((row) => row.includes(`;${id};`))?.split(';') ?? [];
  expect(own.slice(1, 3)).toEqual(['mercado-pago', '']);
  expect(own.slice(4)).toEqual(['Cobro', id, String(number), '1050,00', '63,00', '26,25', '0,00', '960,75', 'ARS']);
  const { payouts: listed } = await list();
  expect(rows).toHaveLength(listed.reduce((total, { count }) => total + count, 0));
  const person = await here.shop.customer('curiosa');
  expect(await person.refusal(payouts.export, {})).toMatchObject({ status: 403 });
  expect(await person.refusal(payouts.list, {})).toMatchObject({ status: 403 });
});

test('PRICE-9 days are asked for, a quarter at most, and movements in other currencies are in no sum', async () => {
  const far = await list({ from: '2020-01-01', to: '2026-01-01' });
  expect(far).toMatchObject({ days: { from: '2020-01-01', to: '2020-04-01' }, payouts: [], unmatched: [] });
  await here.shop.pool.query(
    `insert into account_movements values ('mercado-pago', 'usd', 'other', null, '2020-02-01Z', '2020-02-01Z', 5, 0, 0, 5, 'USD', null)`,
  );
  expect(await list({ from: '2020-01-01' })).toMatchObject({ payouts: [], foreign: 1 });
});
