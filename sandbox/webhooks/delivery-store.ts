import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, selectAll } from '../store/database.ts';

/** The topics of notifications; `order` is the newer Orders API's, whose ids are letters and digits. */
export const topic = z.enum([
  'payment',
  'topic_merchant_order_wh',
  'topic_chargebacks_wh',
  'topic_claims_integration_wh',
  'stop_delivery_op_wh',
  'order',
]);

export type Topic = z.output<typeof topic>;

export const delivery = z.object({
  id: z.number(),
  /** The notification's own id (`id` in its body): copies and retries share it. */
  noticeId: z.number(),
  paymentId: z.number(),
  action: z.enum(['payment.created', 'payment.updated']),
  kind: z.enum(['webhook', 'ipn']),
  topic,
  /** What it is about, if that is not the payment: `data.id`. */
  subject: z.string().nullable(),
  signature: z.enum(['valid', 'wrong', 'missing']),
  url: z.string(),
  status: z.enum(['waiting', 'delivered', 'lost']),
  attempts: z.number(),
  dueAt: z.number(),
  /** The last HTTP status of the shop; null before any attempt, or without a response. */
  lastStatus: z.number().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.number(),
});

export type Delivery = z.output<typeof delivery>;
export type NewDelivery = Omit<Delivery, 'id' | 'attempts' | 'lastStatus' | 'lastError'>;

const COLUMNS = `id, notice_id AS noticeId, payment_id AS paymentId, action, kind, topic, subject, signature, url, status, attempts,
  due_at AS dueAt, last_status AS lastStatus, last_error AS lastError, created_at AS createdAt`;

export function insertDelivery(db: DatabaseSync, one: NewDelivery): void {
  const sql = `INSERT INTO deliveries
    (notice_id, payment_id, action, kind, topic, subject, signature, url, status, due_at, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  const { noticeId, paymentId, action, kind, signature, url, status, dueAt, createdAt } = one;
  const what = [noticeId, paymentId, action, kind, one.topic, one.subject, signature];
  execute(db, sql, ...what, url, status, dueAt, createdAt);
}

/** Returns the deliveries that wait, in sending order. */
export function waitingDeliveries(db: DatabaseSync): Delivery[] {
  return selectAll(db, delivery, `SELECT ${COLUMNS} FROM deliveries WHERE status = 'waiting' ORDER BY id`);
}

/** Returns deliveries, newest first. */
export function listDeliveries(db: DatabaseSync, paymentId?: number, limit = 500): Delivery[] {
  const where = paymentId === undefined ? '1 = ?' : 'payment_id = ?';
  const sql = `SELECT ${COLUMNS} FROM deliveries WHERE ${where} ORDER BY id DESC LIMIT ?`;
  return selectAll(db, delivery, sql, paymentId ?? 1, limit);
}

export type AttemptResult = { status: number | null; error: string | null };

export function recordDelivered(db: DatabaseSync, id: number, result: AttemptResult): void {
  const sql = `UPDATE deliveries SET status = 'delivered', attempts = attempts + 1, last_status = ?, last_error = NULL WHERE id = ?`;
  execute(db, sql, result.status, id);
}

export function recordFailed(db: DatabaseSync, id: number, result: AttemptResult, dueAt: number): void {
  const sql = 'UPDATE deliveries SET attempts = attempts + 1, last_status = ?, last_error = ?, due_at = ? WHERE id = ?';
  execute(db, sql, result.status, result.error, dueAt, id);
}

/** Makes every waiting delivery due now. */
export function hurryDeliveries(db: DatabaseSync, now: number): void {
  execute(db, "UPDATE deliveries SET due_at = min(due_at, ?) WHERE status = 'waiting'", now);
}
