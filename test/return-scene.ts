import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { returnDesk } from '#contract/sales/returns/return-desk.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import { variants } from '#server/goods/products/catalogue.tables.ts';
import { orderLines } from '#server/sales/orders/orders.tables.ts';
import type { Actor } from './actor.ts';
import { refundScene } from './refund-scene.ts';
import type { Shop } from './shop.ts';

type Asked = Given<typeof returns.request>['lines'][number];

/** A line as it is asked for, with the word of the wanted size. */
type Line = Omit<Asked, 'variantId'> & { readonly size?: string | undefined };
type Inspected = Given<typeof returnDesk.close>['lines'][number];

type Arrival = {
  readonly units?: number;
  /** How many of the size L are in stock. */
  readonly larger?: number;
  readonly to?: 'delivered' | 'dispatched' | 'paid';
};

let people = 0;

/** What tests of returns need: orders that arrived, of a shirt of 1000 pesos in the sizes M and L, and their returns. */
export function returnScene(shop: Shop, admin: Actor) {
  const scene = refundScene(shop);

  /** Asks to return units of the first line, for the money or for the size L. */
  const line = (wants: 'refund' | 'exchange', quantity = 1, change: Partial<Line> = {}): Line => ({
    position: 0,
    quantity,
    wants,
    ...(wants === 'exchange' && { size: 'L' }),
    ...change,
  });

  /** Returns lines with the variants of their sizes, of an id that there is not for a size that there is not. */
  const withVariants = async (reference: string, lines: readonly Line[]): Promise<Asked[]> => {
    const sizes = await shop.db
      .select({ position: orderLines.position, variantId: variants.id, size: variants.size })
      .from(orderLines)
      .innerJoin(variants, eq(variants.productId, orderLines.productId))
      .where(eq(orderLines.orderReference, reference));
    return lines.map(({ size, ...asked }) => {
      if (size === undefined) return asked;
      const found = sizes.find((one) => one.position === asked.position && one.size === size);
      return { ...asked, variantId: found?.variantId ?? 2_147_483_647 };
    });
  };

  const ask = async (person: Actor, reference: string, lines: readonly Line[], request = randomUUID()) =>
    person.call(returns.request, { reference, request, lines: await withVariants(reference, lines) });

  return {
    ...scene,
    line,
    ask,

    refusedAsk: async (person: Actor, reference: string, lines: readonly Line[]) =>
      person.refusal(returns.request, {
        reference,
        request: randomUUID(),
        lines: await withVariants(reference, lines),
      }),

    /** A paid order of shirts that its buyer has received, or that is as far as `to` says. */
    async arrivedOrder({ units = 2, larger = 5, to = 'delivered' }: Arrival = {}) {
      people += 1;
      const person = await shop.customer(`devuelve${people}`);
      const shirt = await scene.product({ stock: 10, price: 100_000 });
      await shop.db.insert(variants).values({ productId: shirt.id, size: 'L', stock: larger });
      const { init_point, reference } = await person.call(checkout.start, { cartItems: [shirt.line(units)] });
      const payment = await scene.pay(init_point, 'APRO');
      const order = await person.call(orders.record, { reference });
      if (order.status !== 'approved') throw new Error(`the order is ${order.status}`);
      if (to !== 'paid') await admin.call(fulfilmentDesk.addParcel, { reference });
      if (to === 'delivered') await admin.call(fulfilmentDesk.move, { reference, to });
      return { person, shirt, reference, number: order.number, payment: payment?.id ?? 0 };
    },

    /** How many units of a size of a product are in stock. */
    async stockOf({ id }: { readonly id: number }, size: string): Promise<number> {
      const [row] = await shop.db
        .select({ stock: variants.stock })
        .from(variants)
        .where(and(eq(variants.productId, id), eq(variants.size, size)));
      return row?.stock ?? 0;
    },

    accept: (id: number, who = admin) => who.call(returnDesk.accept, { id, place: 'Honduras 4850, CABA' }),
    reject: (id: number, who = admin) => who.call(returnDesk.reject, { id, reason: 'La prenda está usada' }),
    receive: (id: number, who = admin) => who.call(returnDesk.receive, { id }),
    close: (id: number, lines: readonly Inspected[], more: Partial<Given<typeof returnDesk.close>> = {}, who = admin) =>
      who.call(returnDesk.close, { id, lines: [...lines], ...more }),
    refusedClose: (id: number, lines: readonly Inspected[], more: Partial<Given<typeof returnDesk.close>> = {}) =>
      admin.refusal(returnDesk.close, { id, lines: [...lines], ...more }),
    one: (id: number) => admin.call(returnDesk.one, { id }),

    /** A return of the first line that the shop has received. */
    async received(person: Actor, reference: string, lines: readonly Line[]): Promise<number> {
      const { id } = await ask(person, reference, lines);
      await admin.call(returnDesk.accept, { id, place: 'Honduras 4850, CABA' });
      await admin.call(returnDesk.receive, { id });
      return id;
    },
  };
}

export type ReturnScene = ReturnType<typeof returnScene>;
