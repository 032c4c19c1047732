import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { execute, jsonColumn, selectAll, selectOne } from '../store/database.ts';

const orderRow = z.object({
  id: z.string(),
  preferenceId: z.string(),
  body: jsonColumn(z.record(z.string(), z.unknown())),
  canceledAt: z.number().nullable(),
  createdAt: z.number(),
});

/** An order of the Orders API as it was asked for. Its page is that of a preference, as the provider's is. */
export type Order = z.output<typeof orderRow>;

type NewOrder = Pick<Order, 'id' | 'preferenceId' | 'body' | 'createdAt'>;

const COLUMNS = 'id, preference_id AS preferenceId, body, canceled_at AS canceledAt, created_at AS createdAt';

/** Returns an id as the Orders API has them: ORD01, PAY01 or REF01, and 24 more letters and digits. */
export function orderId(kind: 'ORD' | 'PAY' | 'REF', number: number): string {
  return `${kind}01${String(number).padStart(24, 'J')}`;
}

export function insertOrder(db: DatabaseSync, { id, preferenceId, body, createdAt }: NewOrder): void {
  const sql = 'INSERT INTO orders (id, preference_id, external_reference, body, created_at) VALUES (?, ?, ?, ?, ?)';
  const reference = body['external_reference'];
  const known = typeof reference === 'string' ? reference : null;
  execute(db, sql, id, preferenceId, known, JSON.stringify(body), createdAt);
}

export function findOrder(db: DatabaseSync, id: string): Order | null {
  return selectOne(db, orderRow, `SELECT ${COLUMNS} FROM orders WHERE id = ?`, id);
}

/** Returns the order that a preference is the page of. */
export function orderOfPreference(db: DatabaseSync, preferenceId: string): Order | null {
  return selectOne(db, orderRow, `SELECT ${COLUMNS} FROM orders WHERE preference_id = ?`, preferenceId);
}

export type OrderFilter = { readonly reference: string | undefined; readonly from: number; readonly to: number };

/** Returns the orders that were made in a time, newest first. */
export function searchOrders(db: DatabaseSync, { reference, from, to }: OrderFilter): Order[] {
  const [test, values]: [string, SQLInputValue[]] =
    reference === undefined ? ['1', []] : ['external_reference = ?', [reference]];
  const sql = `SELECT ${COLUMNS} FROM orders WHERE ${test} AND created_at BETWEEN ? AND ? ORDER BY created_at DESC, id`;
  return selectAll(db, orderRow, sql, ...values, from, to);
}

export function setCanceled(db: DatabaseSync, id: string, at: number): void {
  execute(db, 'UPDATE orders SET canceled_at = ? WHERE id = ?', at, id);
}
