import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Sandbox } from '../context/sandbox-context.ts';
import { execute, selectOne } from '../store/database.ts';
import { nextNumber } from '../store/sequences.ts';
import { announce } from './announce.ts';
import type { PaymentStatus } from './payment-status.ts';
import type { Payment } from './payment-store.ts';

const kind = z.enum(['chargeback', 'claim']);
const caseRow = z.object({ id: z.number(), kind, paymentId: z.number(), createdAt: z.number() });

type Kind = z.output<typeof kind>;
export type Case = z.output<typeof caseRow>;

const COLUMNS = 'id, kind, payment_id AS paymentId, created_at AS createdAt';

/** Returns a chargeback or a claim by its id. */
export function findCase(db: DatabaseSync, of: Kind, id: number): Case | null {
  return selectOne(db, caseRow, `SELECT ${COLUMNS} FROM cases WHERE kind = ? AND id = ?`, of, id);
}

/** Returns the case of a payment. */
export function caseOfPayment(db: DatabaseSync, of: Kind, paymentId: number): Case | null {
  const sql = `SELECT ${COLUMNS} FROM cases WHERE kind = ? AND payment_id = ? ORDER BY id DESC`;
  return selectOne(db, caseRow, sql, of, paymentId);
}

export const CASE_TOPICS = { chargeback: 'topic_chargebacks_wh', claim: 'topic_claims_integration_wh' } as const;

const OPENED_BY: Partial<Record<PaymentStatus, Kind>> = { charged_back: 'chargeback', in_mediation: 'claim' };

/**
 * Opens the case that a payment's new status means, and notifies the shop of the payment's cases by their own topics. Call
 * it in the transaction that changes the payment.
 */
export function tellCase(sandbox: Sandbox, payment: Payment): void {
  const { db, settings } = sandbox;
  const opened = OPENED_BY[payment.status];
  if (opened && !caseOfPayment(db, opened, payment.id)) {
    const now = settings.clock();
    const sql = 'INSERT INTO cases (id, kind, payment_id, created_at) VALUES (?, ?, ?, ?)';
    execute(db, sql, nextNumber(db, 'case', now), opened, payment.id, now);
  }
  for (const of of kind.options) {
    const found = caseOfPayment(db, of, payment.id);
    if (found) announce(sandbox, payment, 'payment.updated', { topic: CASE_TOPICS[of], subject: String(found.id) });
  }
}
