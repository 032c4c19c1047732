import type { Visited } from '../fixtures/visit.ts';
import { unique } from './unique.ts';

/** Adds a coupon of 20 %, for all goods or for those of a brand. Returns its code. */
export async function makeCoupon({ database }: Pick<Visited, 'database'>, brand?: string): Promise<string> {
  const code = unique('CUPON')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  const goods = brand === undefined ? { by: 'all' } : { by: 'brand', name: brand };
  await database.pool.query(
    `insert into coupons (code, kind, percent, goods, is_first_order, starts_at, influencer)
    values ($1, 'percent', 20, $2, false, '2020-01-01', '')`,
    [code, goods],
  );
  return code;
}
