import { and, asc, eq } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { OrderEmail, orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { adminActor } from '#server/core/audit/audit.service.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { limitStrangers } from '#server/people/accounts/strangers-email.service.ts';
import { viewOrders } from '../checkout/order-view.service.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import { isStaff, type Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { orderOf, type OrderRow } from '../orders/order-state.service.ts';
import { sendEmailAgain } from '#server/core/outbox/due-emails.service.ts';
import { emails } from '#server/core/outbox/outbox.tables.ts';
import { applyPayments } from '../payments/apply-payment.service.ts';

/** Returns the e-mails about an order, oldest first. Throws `order_not_found`. */
export async function emailsOf({ db }: Context, reference: string): Promise<OrderEmail[]> {
  await known({ db }, reference);
  const sent = await db.select().from(emails).where(eq(emails.orderReference, reference)).orderBy(asc(emails.id));
  return sent.map(({ id, kind, recipient, writtenAt, sentAt, givenUpAt }) => ({
    id,
    kind,
    recipient,
    writtenAt: shopMoment(writtenAt),
    sentAt: sentAt && shopMoment(sentAt),
    isGivenUp: givenUpAt !== null,
  }));
}

/** Adds a note that only administrators see; it stays in the log. Throws `order_not_found`. */
export async function addNote(ctx: Context, { reference, text }: Input<typeof orderDesk.note>) {
  await known(ctx, reference);
  const at = ctx.clock();
  const actor = adminActor(ctx);
  await recordEvent(ctx.db, { at, kind: 'order.noted', subject: reference, actor, data: { text } });
  return { at: shopMoment(at), actor, text };
}

/**
 * Asks the provider about an order now, as its notice or the poller would. Throws `order_not_found`,
 * `provider_unavailable`, `too_many_requests`.
 */
export async function checkOrder(ctx: Context, reference: string): Promise<Order> {
  await known(ctx, reference);
  await limitRate(ctx, `check:${isStaff(ctx.visitor) ? ctx.visitor.id : ''}`, { most: 60, windowSeconds: 60 });
  try {
    await applyPayments(ctx, reference, { actor: 'provider' });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new ShopError('provider_unavailable');
  }
  const [view] = await viewOrders(ctx.db, [await known(ctx, reference)], ctx.clock());
  if (!view) throw new ShopError('order_not_found');
  return view;
}

/** Sends an e-mail about an order again. Throws `not_found` if it is about no such order, `too_many_emails`. */
export async function repeatEmail(ctx: Context, { reference, id }: Input<typeof orderDesk.sendAgain>) {
  const { db, clock } = ctx;
  const isIt = and(eq(emails.id, id), eq(emails.orderReference, reference));
  const [sent] = await db.select({ recipient: emails.recipient }).from(emails).where(isIt);
  if (sent) await limitStrangers(ctx, sent.recipient);
  if (!(await sendEmailAgain(db, { id, reference, now: clock() }))) throw new ShopError('not_found');
  return { id };
}

async function known({ db }: Pick<Context, 'db'>, reference: string): Promise<OrderRow> {
  const order = await orderOf(db, reference);
  if (!order) throw new ShopError('order_not_found');
  return order;
}
