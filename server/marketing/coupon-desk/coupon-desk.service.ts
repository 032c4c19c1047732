import { desc, eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { clockState, clockStateRank } from '#contract/marketing/clock-state.ts';
import type { Coupon, couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { holdCurrency } from '#server/core/owner-settings/stored-country.service.ts';
import { coupons, type StoredCoupon } from '#server/sales/coupons/coupons.tables.ts';
import {
  changeCoupon,
  deleteCoupon,
  insertCoupon,
  lockCoupon,
  onlyCoupon,
} from '#server/sales/coupons/write-coupon.service.ts';
import { toldCoupon, viewCoupons } from './coupon-view.ts';
import { amountIn, columnsOf, type GivenCoupon } from './given-coupon.ts';

type Calls = typeof couponDesk;
type Clocked = Pick<Context, 'db' | 'clock'>;

const isTaken = () => new ShopError('coupon_taken');

/** Returns all coupons: those that run first, then those to come, then the past ones, the newest of each first. */
export async function listCoupons({ db, clock }: Clocked): Promise<{ coupons: Coupon[] }> {
  const stored = await db.select().from(coupons).orderBy(desc(coupons.startsAt), desc(coupons.id));
  const shown = await viewCoupons(db, stored, clock());
  return {
    coupons: shown.toSorted((one, other) => clockStateRank[one.state] - clockStateRank[other.state]),
  };
}

/** Returns a coupon. Throws `coupon_not_found`. */
export async function couponToEdit({ db, clock }: Clocked, { id }: Input<Calls['one']>): Promise<Coupon> {
  return view(db, onlyCoupon(await db.select().from(coupons).where(eq(coupons.id, id))), clock());
}

/** Adds a coupon. Throws `invalid`, `coupon_taken`, `currency_changed`. */
export function createCoupon(ctx: Context, fields: Input<Calls['create']>): Promise<Coupon> {
  const now = ctx.clock();
  const work = async (transaction: Transaction) => {
    await holdAmounts(transaction, fields);
    const made = await insertCoupon(transaction, columnsOf(fields, now));
    const after = await toldCoupon(transaction, made);
    await noteChange(transaction, ctx, { action: 'coupon.create', subject: String(made.id), after });
    return view(transaction, made, now);
  };
  return refusedAs({ [violations.unique]: isTaken }, () => inTransaction(ctx.db, work));
}

/** Replaces a coupon. Throws `coupon_not_found`, `coupon_taken`, `changed_meanwhile`, `invalid`, `currency_changed`. */
export function updateCoupon(ctx: Context, { id, version, ...fields }: Input<Calls['update']>): Promise<Coupon> {
  const now = ctx.clock();
  const work = async (transaction: Transaction) => {
    await holdAmounts(transaction, fields);
    const before = await lockCoupon(transaction, id);
    const present = await view(transaction, before, now);
    const actions = ['coupon.create', 'coupon.update', 'coupon.end'] as const;
    await refuseStale(transaction, version, { present, subject: String(id), actions });
    const after = await changeCoupon(transaction, id, columnsOf(fields, now, before));
    await note(transaction, ctx, 'coupon.update', before, after);
    return view(transaction, after, now);
  };
  return refusedAs({ [violations.unique]: isTaken }, () => inTransaction(ctx.db, work));
}

/** Ends a coupon that runs. Throws `coupon_not_found`, `coupon_not_running`. */
export function endCoupon(ctx: Context, { id }: Input<Calls['end']>): Promise<Coupon> {
  const now = ctx.clock();
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockCoupon(transaction, id);
    if (clockState(before, now) !== 'running') throw new ShopError('coupon_not_running');
    // One that began in this very moment ends after it.
    const endsAt = new Date(Math.max(now.getTime(), before.startsAt.getTime() + 1));
    const after = await changeCoupon(transaction, id, { endsAt });
    await note(transaction, ctx, 'coupon.end', before, after);
    return view(transaction, after, endsAt);
  });
}

/** Deletes a coupon that no order was ever placed with. Throws `coupon_not_found`, `coupon_was_used`. */
export function removeCoupon(ctx: Context, { id }: Input<Calls['remove']>): Promise<{ id: number }> {
  const work = async (transaction: Transaction) => {
    const before = await toldCoupon(transaction, await lockCoupon(transaction, id));
    await deleteCoupon(transaction, id);
    await noteChange(transaction, ctx, { action: 'coupon.delete', subject: String(id), before });
    return { id };
  };
  const wasUsed = () => new ShopError('coupon_was_used');
  return refusedAs({ [violations.foreignKey]: wasUsed }, () => inTransaction(ctx.db, work));
}

/** Refuses amounts that were read in another currency. */
async function holdAmounts(transaction: Transaction, fields: GivenCoupon): Promise<void> {
  const amount = amountIn(fields);
  if (amount) await holdCurrency(transaction, coupons, amount);
}

async function note(
  transaction: Transaction,
  ctx: Context,
  action: 'coupon.update' | 'coupon.end',
  before: StoredCoupon,
  after: StoredCoupon,
): Promise<void> {
  await noteChange(transaction, ctx, {
    action,
    subject: String(before.id),
    before: await toldCoupon(transaction, before),
    after: await toldCoupon(transaction, after),
  });
}

async function view(db: Executor, stored: StoredCoupon, now: Date): Promise<Coupon> {
  const [shown] = await viewCoupons(db, [stored], now);
  if (!shown) throw new ShopError('coupon_not_found');
  return shown;
}
