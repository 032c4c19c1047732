import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { coupons, type StoredCoupon } from './coupons.tables.ts';
import type { CountryFacts } from '#contract/core/countries/country.ts';

/** What of a coupon is written. */
export type CouponColumns = Omit<StoredCoupon, 'id' | 'version'>;

/** Locks a coupon: no order is placed with it until the transaction ends. Throws `coupon_not_found`. */
export async function lockCoupon(transaction: Transaction, id: number): Promise<StoredCoupon> {
  return onlyCoupon(await transaction.select().from(coupons).where(eq(coupons.id, id)).for('update'));
}

export async function insertCoupon(transaction: Transaction, columns: CouponColumns): Promise<StoredCoupon> {
  return onlyCoupon(await transaction.insert(coupons).values(columns).returning());
}

/** Changes a coupon that the transaction has locked. */
export async function changeCoupon(
  transaction: Transaction,
  id: number,
  columns: Partial<CouponColumns>,
): Promise<StoredCoupon> {
  return onlyCoupon(await transaction.update(coupons).set(columns).where(eq(coupons.id, id)).returning());
}

/** Deletes a coupon; the database refuses it for one that an order was placed with. */
export async function deleteCoupon(transaction: Transaction, id: number): Promise<void> {
  await transaction.delete(coupons).where(eq(coupons.id, id));
}

/** The one that was found. Throws `coupon_not_found`. */
export function onlyCoupon([row]: readonly StoredCoupon[]): StoredCoupon {
  if (!row) throw new ShopError('coupon_not_found');
  return row;
}

/** Rescales the amounts of coupons from the smallest unit of one currency to that of another; the numbers stay. */
export async function rescaleCoupons(transaction: Transaction, from: CountryFacts, to: CountryFacts): Promise<void> {
  // As holdCurrency expects it.
  await transaction.execute(sql`lock table ${coupons} in share row exclusive mode`);
  if (from.decimals === to.decimals) return;
  const factor = sql`${10 ** (to.decimals - from.decimals)}::numeric`;
  const scaled = (amount: SQLWrapper) =>
    sql`case when ${amount} is not null then greatest(round(${amount} * ${factor}), 1) end`;
  await transaction.update(coupons).set({ amount: scaled(coupons.amount), least: scaled(coupons.least) });
}
