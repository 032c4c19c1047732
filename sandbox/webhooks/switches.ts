import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, jsonColumn, selectAll } from '../store/database.ts';

/** How the notifications of a payment fail on the way to the shop. */
export const webhookSwitch = z.strictObject({
  /** Never sent. */
  lost: z.boolean().optional(),
  /** Milliseconds before the first attempt. */
  lateMs: z.number().int().min(0).optional(),
  /** How many times the same notification is sent, all at once. */
  copies: z.number().int().min(1).max(20).optional(),
  /** A new payment sends two notifications, `payment.updated` arriving before `payment.created`. */
  outOfOrder: z.boolean().optional(),
  /** `wrong` is signed with another secret, `missing` has no x-signature. */
  signature: z.enum(['valid', 'wrong', 'missing']).optional(),
  /**
   * A legacy IPN copy of each notification: not signed, or with a signature that cannot be verified (as the real ones).
   */
  ipnCopy: z.enum(['none', 'unsigned', 'unverifiable']).optional(),
  /** The buyer returns to the shop only after the shop was notified once (with any response). */
  beforeRedirect: z.boolean().optional(),
});

/**
 * `in_process` leaves a refund open until it is completed in the panel, `rejected` makes one that is rejected, `refused`
 * makes none and responds 400; `reason` says why.
 */
export const refundSwitch = z.strictObject({
  status: z.enum(['approved', 'in_process', 'rejected', 'refused']),
  reason: z.string().min(1).max(200).optional(),
});

export const switchChange = z.strictObject({
  /** `next`: the next event only (several queue up). `all`: every event from now on, replacing the previous one. */
  scope: z.enum(['next', 'all']),
  webhook: webhookSwitch.optional(),
  refund: refundSwitch.optional(),
});

export type WebhookSwitch = z.output<typeof webhookSwitch>;
export type RefundSwitch = z.output<typeof refundSwitch>;
export type SwitchChange = z.output<typeof switchChange>;

export function setSwitches(db: DatabaseSync, change: SwitchChange): void {
  if (change.webhook) setSwitch(db, 'webhook', change.scope, change.webhook);
  if (change.refund) setSwitch(db, 'refund', change.scope, change.refund);
}

export function clearSwitches(db: DatabaseSync): void {
  execute(db, 'DELETE FROM switches');
}

export function listSwitches(db: DatabaseSync) {
  const row = z.object({ topic: z.string(), scope: z.string(), value: jsonColumn(z.unknown()) });
  return selectAll(db, row, 'SELECT topic, scope, value FROM switches ORDER BY id');
}

/** Returns the switch for the current event: the one for the next event, which is used up, else the permanent one. */
export function takeWebhookSwitch(db: DatabaseSync): WebhookSwitch {
  return Object.assign({}, ...take(db, 'webhook', webhookSwitch));
}

/** Replaces what was set for the next refund. */
export function setNextRefund(db: DatabaseSync, how: RefundSwitch): void {
  execute(db, "DELETE FROM switches WHERE topic = 'refund' AND scope = 'next'");
  setSwitch(db, 'refund', 'next', how);
}

/** Returns how the next refund will end, without using it up. */
export function nextRefund(db: DatabaseSync): RefundSwitch {
  const { standing, next } = waiting(db, 'refund');
  return refundSwitch.parse((next ?? standing)?.value ?? { status: 'approved' });
}

export function takeRefundSwitch(db: DatabaseSync): RefundSwitch {
  return take(db, 'refund', refundSwitch).at(-1) ?? { status: 'approved' };
}

type Topic = 'webhook' | 'refund';

function setSwitch(db: DatabaseSync, topic: Topic, scope: string, value: WebhookSwitch | RefundSwitch): void {
  if (scope === 'all') execute(db, "DELETE FROM switches WHERE topic = ? AND scope = 'all'", topic);
  execute(db, 'INSERT INTO switches (topic, scope, value) VALUES (?, ?, ?)', topic, scope, JSON.stringify(value));
}

function take<S extends z.ZodType>(db: DatabaseSync, topic: Topic, shape: S): z.output<S>[] {
  const { standing, next } = waiting(db, topic);
  if (next) execute(db, 'DELETE FROM switches WHERE id = ?', next.id);
  return [standing, next].filter((one) => one !== undefined).map((one) => shape.parse(one.value));
}

function waiting(db: DatabaseSync, topic: Topic) {
  const row = z.object({ id: z.number(), scope: z.string(), value: jsonColumn(z.unknown()) });
  const found = selectAll(db, row, 'SELECT id, scope, value FROM switches WHERE topic = ? ORDER BY id', topic);
  return { standing: found.find((one) => one.scope === 'all'), next: found.find((one) => one.scope === 'next') };
}
