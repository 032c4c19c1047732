import { beforeAll, describe, expect, test } from 'vitest';
import { carriers } from '#contract/delivery/carriers.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { fulfilmentSteps } from '#test/fulfilment-steps.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { openedDesk } from '#test/opened-shop.ts';

const { shop, scene, admin } = openedDesk(fulfilmentScene);
let andreani: number;

beforeAll(async () => {
  ({ id: andreani } = await scene.carrier(admin));
});

const seen = (reference: string) => admin.call(fulfilmentDesk.one, { reference });

describe('several parcels', () => {
  test('SHIP-4 an order of which a part was sent is still being prepared; the rest dispatches it', async () => {
    const { reference } = await scene.paidOrder([3, 1]);
    const part = await admin.call(fulfilmentDesk.addParcel, {
      reference,
      carrierId: andreani,
      trackingNumber: '360001',
      lines: [{ position: 0, quantity: 2 }],
    });
    expect(part).toMatchObject({
      state: 'preparing',
      left: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
      parcels: [{ link: 'https://carrier.example/envio/360001', lines: [{ position: 0, quantity: 2 }] }],
    });
    expect(part.moves.map(({ to }) => to)).toEqual(['dispatched']);
    const whole = await admin.call(fulfilmentDesk.addParcel, { reference, trackingNumber: '360002' });
    expect(whole).toMatchObject({ state: 'dispatched', left: [] });
    expect(whole.parcels[1]?.lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
    expect((await admin.refusal(fulfilmentDesk.addParcel, { reference })).code).toBe('nothing_left');
  });

  test('SHIP-4 the order is delivered with its last parcel, and a parcel is noted once', async () => {
    const { reference } = await scene.paidOrder([2]);
    await admin.call(fulfilmentDesk.addParcel, { reference, lines: [{ position: 0, quantity: 1 }] });
    const { parcels } = await admin.call(fulfilmentDesk.addParcel, { reference });
    const [first = 0, second = 0] = parcels.map(({ id }) => id);
    expect((await admin.call(fulfilmentDesk.deliverParcel, { reference, id: first })).state).toBe('dispatched');
    await admin.call(fulfilmentDesk.deliverParcel, { reference, id: first });
    expect((await admin.call(fulfilmentDesk.deliverParcel, { reference, id: second })).state).toBe('delivered');
    expect((await fulfilmentSteps(admin, reference)).filter(({ to }) => to === 'delivered')).toHaveLength(1);
  });

  test('SHIP-4 a parcel that was noted by mistake is taken back, and its units are left again', async () => {
    const { reference } = await scene.paidOrder([2]);
    const { parcels } = await admin.call(fulfilmentDesk.addParcel, { reference });
    const id = parcels[0]?.id ?? 0;
    expect(await admin.call(fulfilmentDesk.removeParcel, { reference, id })).toMatchObject({
      state: 'preparing',
      parcels: [],
      left: [{ quantity: 2 }],
    });
    expect((await admin.refusal(fulfilmentDesk.removeParcel, { reference, id })).code).toBe('parcel_not_found');
    const again = await admin.call(fulfilmentDesk.addParcel, { reference });
    await admin.call(fulfilmentDesk.move, { reference, to: 'delivered' });
    const late = await admin.refusal(fulfilmentDesk.removeParcel, { reference, id: again.parcels[0]?.id ?? 0 });
    expect(late.code).toBe('fulfilment_refused');
  });
});

describe('what a parcel may hold', () => {
  test('SHIP-4 never more units than were bought, also when a line is named twice', async () => {
    const { reference } = await scene.paidOrder([2]);
    for (const lines of [
      [{ position: 0, quantity: 3 }],
      [
        { position: 0, quantity: 2 },
        { position: 0, quantity: 1 },
      ],
    ]) {
      const refusal = await admin.refusal(fulfilmentDesk.addParcel, { reference, lines });
      expect([refusal.code, refusal.values]).toEqual(['too_many_units', { name: 'Prenda 1', left: 2 }]);
    }
    expect(await seen(reference)).toMatchObject({ state: 'to_prepare', parcels: [] });
  });

  test('SHIP-4 lines of another order are rejected, and by the database too', async () => {
    const { reference } = await scene.paidOrder([1]);
    const other = await scene.paidOrder([1, 1]);
    const refusal = await admin.refusal(fulfilmentDesk.addParcel, { reference, lines: [{ position: 1, quantity: 1 }] });
    expect(refusal.errors[0]?.path).toBe('lines.0.position');
    const { parcels } = await admin.call(fulfilmentDesk.addParcel, { reference });
    const write = (order: string, position: number, quantity: number) =>
      shop.pool.query('insert into parcel_lines values ($1, $2, $3, $4)', [parcels[0]?.id, order, position, quantity]);
    await expect(write(other.reference, 1, 1)).rejects.toThrow(/foreign key/);
    await expect(write(reference, 1, 1)).rejects.toThrow(/foreign key/);
    await expect(
      shop.pool.query('update parcel_lines set quantity = 2 where order_reference = $1', [reference]),
    ).rejects.toThrow(/more units/);
  });

  test('SHIP-4 a parcel of another order is not found', async () => {
    const { reference } = await scene.paidOrder([1]);
    const other = await scene.paidOrder([1]);
    const { parcels } = await admin.call(fulfilmentDesk.addParcel, { reference });
    const wrong = { reference: other.reference, id: parcels[0]?.id ?? 0 };
    expect((await admin.refusal(fulfilmentDesk.removeParcel, wrong)).code).toBe('parcel_not_found');
    expect((await admin.refusal(fulfilmentDesk.deliverParcel, wrong)).code).toBe('parcel_not_found');
    expect((await admin.refusal(fulfilmentDesk.changeParcel, wrong)).code).toBe('parcel_not_found');
    expect((await seen(reference)).state).toBe('dispatched');
  });

  test.each(['<b>1</b>', '1"onload', '{{1}}', 'x'.repeat(61), '=1+1'])(
    'SHIP-4 %j is no tracking number',
    async (trackingNumber) => {
      const { reference } = await scene.paidOrder([1]);
      const refusal = await admin.refusal(fulfilmentDesk.addParcel, { reference, trackingNumber });
      expect(refusal.errors[0]?.path).toBe('trackingNumber');
      expect((await seen(reference)).parcels).toEqual([]);
    },
  );

  test('SHIP-4 a tracking number is one line without signs that nobody sees', async () => {
    const { reference } = await scene.paidOrder([1]);
    const trackingNumber = ' 3600\u202e0 0\n1\u200b ';
    const { parcels } = await admin.call(fulfilmentDesk.addParcel, { reference, trackingNumber });
    expect(parcels[0]?.trackingNumber).toBe('36000 0 1');
  });
});

describe('the carrier', () => {
  test('SHIP-7 a number that another order’s parcel has at the same carrier is asked about, and taken if it is meant', async () => {
    const [one, other, third] = [await scene.paidOrder([1]), await scene.paidOrder([1]), await scene.paidOrder([1])];
    const trackingNumber = 'REP 1';
    const taken = {
      code: 'tracking_taken',
      status: 409,
      detail: `El número REP 1 ya es de la orden N° ${one.number}.`,
    };
    const add = { reference: other.reference, carrierId: andreani, trackingNumber };
    await admin.call(fulfilmentDesk.addParcel, { reference: one.reference, carrierId: andreani, trackingNumber });
    expect(await admin.refusal(fulfilmentDesk.addParcel, add)).toMatchObject(taken);
    // Nothing was done; another carrier's numbers are its own.
    expect((await seen(other.reference)).parcels).toEqual([]);
    const { parcels } = await admin.call(fulfilmentDesk.addParcel, { reference: other.reference, trackingNumber });
    const { id = 0, version = 0 } = parcels[0] ?? {};
    const change = { reference: other.reference, id, version, carrierId: andreani };
    expect(await admin.refusal(fulfilmentDesk.changeParcel, change)).toMatchObject(taken);
    await admin.call(fulfilmentDesk.changeParcel, { ...change, isShared: true });
    // What is not changed is not asked about again.
    await admin.call(fulfilmentDesk.changeParcel, { ...change, version: version + 1, trackingNumber });

    const several = {
      references: [third.reference],
      to: 'dispatched' as const,
      carrierId: andreani,
      parcels: [{ reference: third.reference, trackingNumber }],
    };
    const refusal = await admin.refusal(fulfilmentDesk.moveSeveral, several);
    expect(refusal.detail).toBe(
      `Estos números ya son de otras órdenes: REP 1 (N° ${one.number}) y REP 1 (N° ${other.number}).`,
    );
    expect((await seen(third.reference)).parcels).toEqual([]);
    const { moved } = await admin.call(fulfilmentDesk.moveSeveral, { ...several, isShared: true });
    expect(moved).toEqual([third.reference]);
  });

  test('SHIP-7 orders that are dispatched together may share a number: who dispatches them sees that', async () => {
    const both = [await scene.paidOrder([1]), await scene.paidOrder([1])].map(({ reference }) => reference);
    const parcels = both.map((reference) => ({ reference, trackingNumber: 'REP 2' }));
    const { moved } = await admin.call(fulfilmentDesk.moveSeveral, { references: both, to: 'dispatched', parcels });
    expect(moved).toEqual(both);
  });

  test('SHIP-7 a corrected number changes the link; an unknown or inactive carrier is rejected', async () => {
    const { reference } = await scene.paidOrder([1]);
    const old = await scene.carrier(admin, 'Cerrado');
    await admin.call(carriers.update, { id: old.id, isActive: false });
    for (const carrierId of [old.id, 999_999]) {
      expect((await admin.refusal(fulfilmentDesk.addParcel, { reference, carrierId })).code).toBe('carrier_not_found');
    }
    const { parcels } = await admin.call(fulfilmentDesk.addParcel, { reference, trackingNumber: '1' });
    const { id = 0, version = 0 } = parcels[0] ?? {};
    const change = { reference, id, carrierId: andreani, trackingNumber: 'AB 7', version };
    expect(await admin.call(fulfilmentDesk.changeParcel, change)).toMatchObject({
      carrier: 'Andreani',
      link: 'https://carrier.example/envio/AB%207',
      version: version + 1,
    });
    const kinds = await shop.pool.query<{ what: string }>(
      `select data->>'what' as what from events where subject = $1 and kind = 'order.parcel' order by id`,
      [reference],
    );
    expect(kinds.rows.map(({ what }) => what)).toEqual(['dispatched', 'corrected']);
  });

  test('DESK-6 a correction of a parcel that changed meanwhile is refused with what changed and by whom', async () => {
    const { reference } = await scene.paidOrder([1]);
    const { parcels } = await admin.call(fulfilmentDesk.addParcel, { reference, trackingNumber: '1' });
    const { id = 0, version = 0 } = parcels[0] ?? {};
    await admin.call(fulfilmentDesk.changeParcel, { reference, id, carrierId: andreani, version });
    const refusal = await admin.refusal(fulfilmentDesk.changeParcel, { reference, id, trackingNumber: '2', version });
    expect([refusal.code, refusal.conflict]).toEqual([
      'changed_meanwhile',
      {
        present: expect.objectContaining({ carrierId: andreani, trackingNumber: '1', version: version + 1 }),
        changedBy: [{ field: 'carrierId', actor: 'jefa', at: expect.any(String) }],
      },
    ]);
    expect((await seen(reference)).parcels[0]).toMatchObject({ carrierId: andreani, trackingNumber: '1' });
  });
});
