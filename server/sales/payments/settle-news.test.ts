import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import { asked, bill, judged, knownPayment as payment, minute } from '#test/known-payments.ts';
import { orderStep } from './order-step.ts';
import type { KnownPayment } from './settle.ts';

/** A provider's life of one payment: when it starts, whether it is looked at first, how it ends and when. */
const life = fc.record({
  starts: fc.integer({ min: 0, max: 40 }),
  lasts: fc.integer({ min: 1, max: 40 }),
  isReviewed: fc.boolean(),
  ends: fc.constantFrom('approved', 'approved', 'rejected', 'cancelled'),
  amount: fc.constantFrom(10_000, 10_000, 10_000, 4000, 6000),
});

type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

/** What the provider says of all payments at a minute. */
function truthAt(lives: readonly Life[], at: number): KnownPayment[] {
  return lives.flatMap(({ starts, lasts, isReviewed, ends, amount }, place) => {
    const began = starts + place / 1000;
    const ended = began + lasts;
    if (at < began || (!isReviewed && at < ended)) return [];
    const isOver = at >= ended;
    const createdAt = minute(began);
    const approvedAt = isOver && ends === 'approved' ? minute(ended) : null;
    const updatedAt = minute(isOver ? ended : began);
    return [payment(place + 1, isOver ? ends : 'pending', { amount, createdAt, approvedAt, updatedAt })];
  });
}

type Shop = { status: OrderStatus; payments: Map<string, KnownPayment>; moves: OrderStatus[]; shown: string | null };

const newShop = (): Shop => ({ status: 'pending', payments: new Map(), moves: [], shown: null });

/** The shop's step without a database: remembers, settles, moves. Units can always be taken again. */
function hear(shop: Shop, news: readonly KnownPayment[], isOver = false): Shop {
  const payments = new Map(shop.payments);
  for (const one of news) {
    const known = payments.get(one.id);
    if (!known || known.updatedAt <= one.updatedAt) payments.set(one.id, { ...one, refund: known?.refund ?? null });
  }
  const settlement = judged(bill, [...payments.values()]);
  const step = orderStep(shop.status, settlement, { giveUp: isOver ? 'expired' : undefined, isOver });
  for (const { id } of step.sendBack?.payments ?? []) {
    const owed = payments.get(id);
    if (owed) payments.set(id, { ...owed, refund: 'due' });
  }
  const status = step.move?.to ?? shop.status;
  return { status, payments, moves: step.move ? [...shop.moves, status] : shop.moves, shown: settlement.shown };
}

const kept = ({ payments }: Shop) =>
  [...payments.values()]
    .filter(({ status, refund }) => status === 'approved' && refund === null)
    .reduce((sum, { amount }) => sum + amount.minor, 0);

const lives = fc.array(life, { maxLength: 5 });
const moments = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 12 });
const theEnd = 100;

describe('news in any order, number and delay', () => {
  test('PAY-5 lead to the state that asking once at the end leads to', () => {
    fc.assert(
      fc.property(lives, moments, (all, heardAt) => {
        const end = truthAt(all, theEnd);
        const once = hear(newShop(), end, true);
        const often = [...heardAt.map((at) => truthAt(all, at)), end, end].reduce(
          (shop, news) => hear(shop, news),
          newShop(),
        );
        const settled = hear(often, end, true);
        expect(settled.status).toBe(once.status);
        expect(settled.shown).toBe(once.shown);
        expect(kept(settled)).toBe(kept(once));
      }),
      { numRuns: 3000 },
    );
  });

  test('PAY-5 never keep money without an order, nor approve an order without its money', () => {
    fc.assert(
      fc.property(lives, moments, (all, heardAt) => {
        const heard = heardAt.reduce((shop, at) => hear(shop, truthAt(all, at), at > 60), newShop());
        const shop = hear(heard, truthAt(all, theEnd), true);
        expect(kept(shop)).toBe(shop.status === 'approved' ? asked.total : 0);
      }),
      { numRuns: 3000 },
    );
  });

  test('PAY-5 approve an order once, and repeating the last news changes nothing', () => {
    fc.assert(
      fc.property(lives, moments, (all, heardAt) => {
        const shop = heardAt.reduce((before, at) => hear(before, truthAt(all, at)), newShop());
        expect(shop.moves.filter((to) => to === 'approved').length).toBeLessThanOrEqual(1);
        const last = truthAt(all, Math.max(0, ...heardAt));
        const again = hear(hear(shop, last), last);
        expect(hear(again, last)).toEqual(again);
      }),
      { numRuns: 3000 },
    );
  });
});
