import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, selectAll, selectOne } from '../store/database.ts';

const refundRow = z.object({
  id: z.number(),
  paymentId: z.number(),
  amountCents: z.number(),
  status: z.enum(['approved', 'in_process', 'rejected']),
  /** Why it was rejected, as far as it was said. */
  reason: z.string().nullable(),
  createdAt: z.number(),
});

export type Refund = z.output<typeof refundRow>;

const COLUMNS = 'id, payment_id AS paymentId, amount_cents AS amountCents, status, reason, created_at AS createdAt';

export function insertRefund(db: DatabaseSync, refund: Refund): void {
  const sql =
    'INSERT INTO refunds (id, payment_id, amount_cents, status, reason, created_at) VALUES (?, ?, ?, ?, ?, ?)';
  execute(db, sql, refund.id, refund.paymentId, refund.amountCents, refund.status, refund.reason, refund.createdAt);
}

export function findRefund(db: DatabaseSync, id: number): Refund | null {
  return selectOne(db, refundRow, `SELECT ${COLUMNS} FROM refunds WHERE id = ?`, id);
}

/** Returns the refunds of a payment, oldest first. */
export function refundsOfPayment(db: DatabaseSync, paymentId: number): Refund[] {
  return selectAll(db, refundRow, `SELECT ${COLUMNS} FROM refunds WHERE payment_id = ? ORDER BY id`, paymentId);
}

export function setRefundStatus(
  db: DatabaseSync,
  { id, status, reason }: Pick<Refund, 'id' | 'status' | 'reason'>,
): void {
  execute(db, 'UPDATE refunds SET status = ?, reason = ? WHERE id = ?', status, reason, id);
}
