import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { execute, jsonColumn, selectAll, selectOne } from '../store/database.ts';
import { nextNumber } from '../store/sequences.ts';
import { preferenceInput, type PreferenceInput } from './preference-input.ts';
import { preferenceTotals } from './preference-totals.ts';

const preferenceRow = z.object({
  id: z.string(),
  body: jsonColumn(preferenceInput),
  itemsCents: z.number(),
  shippingCents: z.number(),
  merchantOrderId: z.number().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
});

export type Preference = z.output<typeof preferenceRow>;

const COLUMNS = `id, body, items_cents AS itemsCents, shipping_cents AS shippingCents,
  merchant_order_id AS merchantOrderId, created_at AS createdAt, updated_at AS updatedAt`;

export function insertPreference(db: DatabaseSync, id: string, body: PreferenceInput, now: number): void {
  const { itemsCents, shippingCents } = preferenceTotals(body);
  const sql = `INSERT INTO preferences
    (id, external_reference, body, items_cents, shipping_cents, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)`;
  const reference = body.external_reference ?? null;
  execute(db, sql, id, reference, JSON.stringify(body), itemsCents, shippingCents, now, now);
}

export function updatePreference(db: DatabaseSync, id: string, body: PreferenceInput, now: number): void {
  const { itemsCents, shippingCents } = preferenceTotals(body);
  const sql = `UPDATE preferences SET external_reference = ?, body = ?, items_cents = ?, shipping_cents = ?, updated_at = ?
    WHERE id = ?`;
  const reference = body.external_reference ?? null;
  execute(db, sql, reference, JSON.stringify(body), itemsCents, shippingCents, now, id);
}

export function findPreference(db: DatabaseSync, id: string): Preference | null {
  return selectOne(db, preferenceRow, `SELECT ${COLUMNS} FROM preferences WHERE id = ?`, id);
}

export type PreferenceFilter = {
  id?: string | undefined;
  merchantOrderId?: number;
  externalReference?: string | undefined;
};

/**
 * Returns preferences, newest first. With `ordered` only those with a payment, because only they have a merchant order.
 */
export function searchPreferences(db: DatabaseSync, filter: PreferenceFilter, ordered: boolean): Preference[] {
  const tests: [string, SQLInputValue][] = [];
  if (filter.id !== undefined) tests.push(['id = ?', filter.id]);
  if (filter.externalReference !== undefined) tests.push(['external_reference = ?', filter.externalReference]);
  if (filter.merchantOrderId !== undefined) tests.push(['merchant_order_id = ?', filter.merchantOrderId]);
  const where = [ordered ? 'merchant_order_id IS NOT NULL' : '1', ...tests.map(([test]) => test)].join(' AND ');
  const sql = `SELECT ${COLUMNS} FROM preferences WHERE ${where} ORDER BY created_at DESC, id`;
  return selectAll(db, preferenceRow, sql, ...tests.map(([, value]) => value));
}

/** Returns the preference's merchant order number, which its first payment creates. */
export function ensureMerchantOrder(db: DatabaseSync, preference: Preference, now: number): number {
  if (preference.merchantOrderId !== null) return preference.merchantOrderId;
  const id = nextNumber(db, 'merchantOrder', now);
  execute(db, 'UPDATE preferences SET merchant_order_id = ? WHERE id = ?', id, preference.id);
  return id;
}
