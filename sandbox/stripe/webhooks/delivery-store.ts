import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, selectAll } from '../../store/database.ts';

export const delivery = z.object({
  id: z.number(),
  /** The id of the event: copies and retries share it. */
  event: z.string(),
  endpoint: z.string(),
  signature: z.enum(['valid', 'wrong', 'missing']),
  status: z.enum(['waiting', 'delivered', 'lost']),
  attempts: z.number(),
  dueAt: z.number(),
  /** The last HTTP status of the shop; null before any attempt, or without a response. */
  lastStatus: z.number().nullable(),
  lastError: z.string().nullable(),
});

export type Delivery = z.output<typeof delivery>;

export type NewDelivery = Pick<Delivery, 'event' | 'endpoint' | 'signature' | 'status' | 'dueAt'>;

const COLUMNS = `id, event, endpoint, signature, status, attempts, due_at AS dueAt, last_status AS lastStatus,
  last_error AS lastError`;

export function insertDelivery(db: DatabaseSync, one: NewDelivery, now: number): void {
  const sql = `INSERT INTO deliveries (event, endpoint, signature, status, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?)`;
  execute(db, sql, one.event, one.endpoint, one.signature, one.status, one.dueAt, now);
}

/** Returns the deliveries that wait, in sending order. */
export function waitingDeliveries(db: DatabaseSync): Delivery[] {
  return selectAll(db, delivery, `SELECT ${COLUMNS} FROM deliveries WHERE status = 'waiting' ORDER BY id`);
}

/** Returns deliveries, the newest first. */
export function listDeliveries(db: DatabaseSync, limit = 500): Delivery[] {
  return selectAll(db, delivery, `SELECT ${COLUMNS} FROM deliveries ORDER BY id DESC LIMIT ?`, limit);
}

export type Attempt = { readonly status: number | null; readonly error: string | null };

/** Notes an attempt: delivered, waiting for the next one at `dueAt`, or given up without one. */
export function recordAttempt(
  db: DatabaseSync,
  id: number,
  { status, error }: Attempt,
  dueAt: number | undefined,
): void {
  const isTaken = status !== null && status >= 200 && status < 300;
  const left = dueAt === undefined ? 'lost' : 'waiting';
  const sql = `UPDATE deliveries SET status = ?, attempts = attempts + 1, last_status = ?, last_error = ?,
    due_at = coalesce(?, due_at) WHERE id = ?`;
  execute(db, sql, isTaken ? 'delivered' : left, status, error, isTaken ? null : (dueAt ?? null), id);
}

/** Makes every waiting delivery due now. */
export function hurryDeliveries(db: DatabaseSync, now: number): void {
  execute(db, "UPDATE deliveries SET due_at = min(due_at, ?) WHERE status = 'waiting'", now);
}
