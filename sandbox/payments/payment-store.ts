import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, jsonColumn, selectAll, selectOne } from '../store/database.ts';
import { paymentStatus, type PaymentStatus } from './payment-status.ts';

/** The types of means of payment, as the provider names them. */
const paymentType = z.enum(['credit_card', 'debit_card', 'ticket', 'bank_transfer', 'account_money']);

/** The stored data of a card or another means: never a card's number or its security code. */
const paymentCard = z.object({
  method: z.string(),
  type: paymentType.default('credit_card'),
  installments: z.number().default(1),
  /** What the buyer pays in all, with the interest of the instalments. */
  totalCents: z.number().nullable().default(null),
  /** What the provider withholds of it for the taxes of the account. */
  withheldCents: z.number().optional(),
  firstSix: z.string(),
  lastFour: z.string(),
  holder: z.string(),
  document: z.string(),
  expirationMonth: z.number(),
  expirationYear: z.number(),
});

const paymentRow = z.object({
  id: z.number(),
  preferenceId: z.string(),
  externalReference: z.string().nullable(),
  status: paymentStatus,
  statusDetail: z.string(),
  amountCents: z.number(),
  shippingCents: z.number(),
  refundedCents: z.number(),
  card: jsonColumn(paymentCard),
  holdsRedirect: z.number().transform((flag) => flag === 1),
  createdAt: z.number(),
  approvedAt: z.number().nullable(),
  updatedAt: z.number(),
});

export type PaymentCard = z.output<typeof paymentCard>;
export type Payment = z.output<typeof paymentRow>;

const COLUMNS = `id, preference_id AS preferenceId, external_reference AS externalReference, status,
  status_detail AS statusDetail, amount_cents AS amountCents, shipping_cents AS shippingCents,
  refunded_cents AS refundedCents, card, holds_redirect AS holdsRedirect, created_at AS createdAt,
  approved_at AS approvedAt, updated_at AS updatedAt`;

/** Inserts a new payment, without refunds. */
export function insertPayment(db: DatabaseSync, payment: Payment): void {
  const sql = `INSERT INTO payments
    (id, preference_id, external_reference, status, status_detail, amount_cents, shipping_cents, card, holds_redirect,
     created_at, approved_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  const { id, preferenceId, externalReference, status, statusDetail, amountCents, shippingCents } = payment;
  const { card, holdsRedirect, createdAt, approvedAt, updatedAt } = payment;
  const what = [id, preferenceId, externalReference, status, statusDetail, amountCents, shippingCents];
  execute(db, sql, ...what, JSON.stringify(card), holdsRedirect ? 1 : 0, createdAt, approvedAt, updatedAt);
}

export function findPayment(db: DatabaseSync, id: number): Payment | null {
  return selectOne(db, paymentRow, `SELECT ${COLUMNS} FROM payments WHERE id = ?`, id);
}

/** Returns the payments of a preference, oldest first. */
export function paymentsOfPreference(db: DatabaseSync, preferenceId: string): Payment[] {
  return selectAll(db, paymentRow, `SELECT ${COLUMNS} FROM payments WHERE preference_id = ? ORDER BY id`, preferenceId);
}

/** Returns the payments of a status, oldest first. */
export function paymentsOfStatus(db: DatabaseSync, status: PaymentStatus): Payment[] {
  return selectAll(db, paymentRow, `SELECT ${COLUMNS} FROM payments WHERE status = ? ORDER BY id`, status);
}

/** Returns payments, oldest first; all of them without a reference. */
export function listPayments(db: DatabaseSync, externalReference?: string): Payment[] {
  if (externalReference === undefined) return selectAll(db, paymentRow, `SELECT ${COLUMNS} FROM payments ORDER BY id`);
  const sql = `SELECT ${COLUMNS} FROM payments WHERE external_reference = ? ORDER BY id`;
  return selectAll(db, paymentRow, sql, externalReference);
}

type Change = { status: PaymentStatus; statusDetail: string; refundedCents: number };

export function updatePayment(db: DatabaseSync, id: number, change: Change, now: number): void {
  const sql = `UPDATE payments SET status = ?, status_detail = ?, refunded_cents = ?, updated_at = ?,
    approved_at = CASE WHEN ? = 'approved' THEN coalesce(approved_at, ?) ELSE approved_at END WHERE id = ?`;
  execute(db, sql, change.status, change.statusDetail, change.refundedCents, now, change.status, now, id);
}

/** Writes down what the provider withholds of a payment. */
export function setWithheld(db: DatabaseSync, { id, card }: Payment, withheldCents: number): void {
  execute(db, 'UPDATE payments SET card = ? WHERE id = ?', JSON.stringify({ ...card, withheldCents }), id);
}

export function setHoldsRedirect(db: DatabaseSync, id: number): void {
  execute(db, 'UPDATE payments SET holds_redirect = 1 WHERE id = ?', id);
}
