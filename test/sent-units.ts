import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { fulfilmentScene, type FulfilmentScene } from './fulfilment.ts';
import { openedDesk } from './opened-shop.ts';

let here: ReturnType<typeof openedDesk<FulfilmentScene>>;

/** The units of the order's lines. */
const bought = [3, 2];

const position = fc.integer({ min: 0, max: bought.length - 1 });
const quantity = fc.integer({ min: 1, max: 4 });

/** What administrators do to an order, possible or not. `at` chooses among its parcels. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pack' as const), position, quantity }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('packRest' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('unpack' as const), at: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('refund' as const), position, quantity, restock: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const) }) },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(reference: string, one: Step): Promise<unknown> {
  switch (one.what) {
    case 'pack':
      return here.admin.call(fulfilmentDesk.addParcel, { reference, lines: [pick(one)] });
    case 'packRest':
      return here.admin.call(fulfilmentDesk.addParcel, { reference });
    case 'unpack': {
      const { parcels } = await here.admin.call(fulfilmentDesk.one, { reference });
      const parcel = parcels[one.at % Math.max(1, parcels.length)];
      return parcel && here.admin.call(fulfilmentDesk.removeParcel, { reference, id: parcel.id });
    }
    case 'refund': {
      const refund = { what: 'lines' as const, lines: [{ ...pick(one), restock: one.restock }] };
      return here.admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund });
    }
    case 'cancel':
      return here.admin.call(cancellations.byDesk, { reference });
  }
}

/** Takes a step. What is not possible is refused by name. */
async function attempt(reference: string, one: Step): Promise<void> {
  try {
    await take(reference, one);
  } catch (error) {
    if (!(error instanceof ShopError) || error.code === 'unexpected') throw error;
  }
}

const pick = (one: { readonly position: number; readonly quantity: number }) => ({
  position: one.position,
  quantity: one.quantity,
});

/** Returns, of each line, how many units are in parcels and how many are back in the stock. */
async function unitsOf(reference: string): Promise<{ readonly sent: number; readonly back: number }[]> {
  const { rows } = await here.shop.pool.query<{ sent: number; back: number }>(
    `select put_back as back, (select coalesce(sum(quantity), 0)::int from parcel_lines
       where parcel_lines.order_reference = $1 and parcel_lines.position = order_lines.position) as sent
     from order_lines where order_reference = $1 order by position`,
    [reference],
  );
  return rows;
}

/** The tests of a file: so many orders, each with some steps in any order. */
export function tryAnyOrder(numRuns: number): void {
  here = openedDesk(fulfilmentScene);

  test('SHIP-4 BACK-2 whatever administrators do in whatever order, no unit is sent or put back that was not bought, and no more is refunded than was paid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        const { reference } = await here.scene.paidOrder(bought);
        for (const one of steps) {
          const before = await unitsOf(reference);
          await attempt(reference, one);
          const units = await unitsOf(reference);
          expect(units.every(({ sent, back }, line) => Math.max(sent, back) <= (bought[line] ?? 0))).toBe(true);
          // A unit that went back to the stock before it was sent is in no parcel; one that was sent may come back.
          const packed = units.map(({ sent }, line) => sent > (before[line]?.sent ?? 0));
          expect(units.some(({ sent, back }, line) => packed[line] && sent + back > (bought[line] ?? 0))).toBe(false);
          const { paid, givenBack, inProcess, kept } = await here.admin.call(orderRefunds.ledger, { reference });
          expect(givenBack.minor + inProcess.minor).toBeLessThanOrEqual(paid.minor);
          expect(kept.minor).toBe(paid.minor - givenBack.minor);
        }
      }),
      { numRuns, seed: 15 },
    );
  });
}
