import { asc, eq, sql } from 'drizzle-orm';
import type { DeliveryMethod } from '#contract/delivery/delivery.ts';
import { daysWords } from '#contract/delivery/delivery-words.ts';
import { rateWords } from '#contract/delivery/rate-words.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { MethodFields } from '#contract/delivery/delivery-rules.ts';
import { shopMoney, type Money } from '#contract/core/money/money.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { holdCurrency } from '#server/core/owner-settings/stored-country.service.ts';
import { deliveryMethods } from './delivery.tables.ts';
import { listZones } from './delivery-zones.service.ts';

type MethodRow = typeof deliveryMethods.$inferSelect;

/** Returns all methods, in the order in which buyers see them, and all zones. */
export async function deliveryDesk(db: Executor) {
  return { methods: await listMethods(db), zones: await listZones(db) };
}

function listMethods(db: Executor): Promise<MethodRow[]> {
  return db.select().from(deliveryMethods).orderBy(asc(deliveryMethods.position), asc(deliveryMethods.id));
}

/** Adds a method after the others. Throws `delivery_zone_not_found`, `currency_changed`. */
export function addMethod(ctx: Context, fields: MethodFields): Promise<DeliveryMethod> {
  return withZone(() =>
    inTransaction(ctx.db, async (transaction) => {
      await holdCurrency(transaction, deliveryMethods, somePrice(fields));
      const position = sql<number>`(select coalesce(max(position), 0) + 1 from delivery_methods)`;
      const made = only(
        await transaction
          .insert(deliveryMethods)
          .values({ ...fields, position })
          .returning(),
      );
      await noteChange(transaction, ctx, { action: 'delivery.create', subject: String(made.id), after: plain(made) });
      return made;
    }),
  );
}

type Changed = MethodFields & { readonly id: number; readonly version?: number | undefined };

/**
 * Replaces a method. Throws `delivery_method_not_found`, `delivery_zone_not_found`, `changed_meanwhile`,
 * `currency_changed`.
 */
export function changeMethod(ctx: Context, { id, version, ...fields }: Changed): Promise<DeliveryMethod> {
  return withZone(() =>
    inTransaction(ctx.db, async (transaction) => {
      await holdCurrency(transaction, deliveryMethods, somePrice(fields));
      const before = await lockMethod(transaction, id);
      const subject = String(id);
      const actions = ['delivery.create', 'delivery.update'] as const;
      await refuseStale(transaction, version, { present: before, subject, actions });
      const after = only(
        await transaction.update(deliveryMethods).set(fields).where(eq(deliveryMethods.id, id)).returning(),
      );
      const change = { before: plain(before), after: plain(after) };
      await noteChange(transaction, ctx, { action: 'delivery.update', subject, ...change });
      return after;
    }),
  );
}

/** One of the amounts of a method, which have been read together. */
function somePrice({ rate }: MethodFields): Money {
  return (rate.by === 'flat' ? rate.price : rate.steps[0]?.price) ?? shopMoney(0);
}

/** Moves a method one place up or down; at the end it stays. Throws `delivery_method_not_found`. */
export function placeMethod(ctx: Context, id: number, direction: 'up' | 'down') {
  return inTransaction(ctx.db, async (transaction) => {
    // The rows are locked in their order, so that two moves at once wait for each other.
    await transaction.select().from(deliveryMethods).orderBy(asc(deliveryMethods.id)).for('update');
    const order = (await listMethods(transaction)).map((method) => method.id);
    const place = order.indexOf(id);
    if (place < 0) throw new ShopError('delivery_method_not_found');
    const next = direction === 'up' ? place - 1 : place + 1;
    if (next >= 0 && next < order.length) {
      const moved = order.toSpliced(place, 1).toSpliced(next, 0, id);
      for (const [position, one] of moved.entries()) {
        await transaction.update(deliveryMethods).set({ position }).where(eq(deliveryMethods.id, one));
      }
      const change = { before: { position: place + 1 }, after: { position: next + 1 } };
      await noteChange(transaction, ctx, { action: 'delivery.update', subject: String(id), ...change });
    }
    return deliveryDesk(transaction);
  });
}

/** Deletes a method. Throws `delivery_method_not_found`. */
export function removeMethod(ctx: Context, id: number): Promise<{ id: number }> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockMethod(transaction, id);
    await transaction.delete(deliveryMethods).where(eq(deliveryMethods.id, id));
    await noteChange(transaction, ctx, { action: 'delivery.delete', subject: String(id), before: plain(before) });
    return { id };
  });
}

async function lockMethod(transaction: Transaction, id: number): Promise<MethodRow> {
  return only(await transaction.select().from(deliveryMethods).where(eq(deliveryMethods.id, id)).for('update'));
}

/** The fields of a method as the audit log shows them, whoever reads it later. */
function plain({ kind, title, zoneId, rate, freeFrom, days, pickup, isActive }: MethodRow) {
  return inShopLanguage(() => ({
    title,
    kind,
    zoneId,
    rate: rateWords(rate),
    freeFrom: freeFrom && formatPrice(freeFrom),
    days: daysWords(days),
    pickup: pickup && `${pickup.address} · ${pickup.hours}`,
    isActive,
  }));
}

function only([row]: readonly MethodRow[]): MethodRow {
  if (!row) throw new ShopError('delivery_method_not_found');
  return row;
}

const isGone = () => new ShopError('delivery_zone_not_found');

function withZone<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs({ [violations.foreignKey]: isGone }, work);
}
