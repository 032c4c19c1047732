import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { readPdf } from '#test/read-pdf.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(fulfilmentScene);

/** Refunds units of lines, which go back to the stock unless `restock` is false. */
const refund = (reference: string, units: Readonly<Record<number, number>>, restock = true) => {
  const lines = Object.entries(units).map(([position, quantity]) => ({
    position: Number(position),
    quantity,
    restock,
  }));
  return here.admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: { what: 'lines', lines } });
};

/** Returns the text of the first page of a printed file. */
async function print(what: 'slips' | 'pick-list', number: number): Promise<string> {
  const { bytes } = await here.admin.call(documents.print, { what, number: [number] });
  return (await readPdf(bytes)).pages[0]?.text ?? '';
}

const parcel = (reference: string, units?: Readonly<Record<number, number>>) =>
  here.admin.call(fulfilmentDesk.addParcel, {
    reference,
    ...(units && { lines: Object.entries(units).map(([at, quantity]) => ({ position: Number(at), quantity })) }),
  });

test('SHIP-6 BACK-2 what went back to the stock with a refund is neither picked nor on the slip', async () => {
  const { reference, number } = await here.scene.paidOrder([3, 1]);
  await refund(reference, { 0: 1, 1: 1 });
  const slip = await print('slips', number);
  expect(slip).toContain('Unidades en total: 2');
  expect(slip).not.toContain('Prenda 2');
  expect(await print('pick-list', number)).toContain('1 orden · 2 unidades · 1 artículo');
});

test('SHIP-6 BACK-2 a refund that puts nothing back changes nothing of what is sent', async () => {
  const { reference, number } = await here.scene.paidOrder([3]);
  await refund(reference, { 0: 1 }, false);
  expect(await print('slips', number)).toContain('Unidades en total: 3');
  const { left } = await here.admin.call(fulfilmentDesk.one, { reference });
  expect(left).toMatchObject([{ position: 0, quantity: 3 }]);
});

test('SHIP-4 BACK-2 never more units are packed than were bought and not put back, whoever writes', async () => {
  const { reference } = await here.scene.paidOrder([3, 1]);
  await refund(reference, { 0: 2 });
  const refusal = await here.admin.refusal(fulfilmentDesk.addParcel, {
    reference,
    lines: [{ position: 0, quantity: 2 }],
  });
  expect([refusal.code, refusal.status]).toEqual(['too_many_units', 409]);
  await parcel(reference);
  const { state, parcels } = await here.admin.call(fulfilmentDesk.one, { reference });
  expect(state).toBe('dispatched');
  expect(parcels[0]?.lines).toMatchObject([
    { position: 0, quantity: 1 },
    { position: 1, quantity: 1 },
  ]);
  await expect(
    here.shop.pool.query('update parcel_lines set quantity = 2 where order_reference = $1 and position = 0', [
      reference,
    ]),
  ).rejects.toThrow('more units in parcels than were bought');
});

test('SHIP-4 BACK-2 an order of which all but the sent units was put back is dispatched as it is', async () => {
  const { reference } = await here.scene.paidOrder([2]);
  await parcel(reference, { 0: 1 });
  await refund(reference, { 0: 1 });
  const { state, moves, left } = await here.admin.call(fulfilmentDesk.one, { reference });
  expect([state, left]).toEqual(['preparing', []]);
  expect(moves).toContainEqual({ to: 'dispatched', kind: 'step' });
  const moved = await here.admin.call(fulfilmentDesk.move, { reference, to: 'dispatched' });
  expect([moved.state, moved.parcels.length]).toEqual(['dispatched', 1]);
});

test('SHIP-4 BACK-2 an order of which everything was put back is not sent, and can be cancelled', async () => {
  const { reference, number } = await here.scene.paidOrder([2]);
  await refund(reference, { 0: 2 });
  const { moves } = await here.admin.call(fulfilmentDesk.one, { reference });
  expect(moves).toEqual([]);
  for (const what of ['slips', 'labels', 'pick-list'] as const) {
    expect((await here.admin.refusal(documents.print, { what, number: [number] })).code).toBe('nothing_to_print');
  }
  expect((await here.admin.refusal(fulfilmentDesk.addParcel, { reference })).code).toBe('nothing_left');
  const { refund: rest } = await here.admin.call(cancellations.byDesk, { reference });
  expect(rest.minor).toBe(5000);
  expect((await here.admin.call(fulfilmentDesk.one, { reference })).state).toBe('cancelled');
});
