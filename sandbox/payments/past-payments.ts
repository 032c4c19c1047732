import type { DatabaseSync } from 'node:sqlite';
import type { Sandbox } from '../context/sandbox-context.ts';
import { ensureMerchantOrder, findPreference, insertPreference } from '../preferences/preference-store.ts';
import { execute, inTransaction } from '../store/database.ts';
import { decimalOf } from '../values/cents.ts';
import type { PastPayment } from '../values/past-payments.ts';
import { findPayment, insertPayment, type Payment, type PaymentCard } from './payment-store.ts';

const CARD: PaymentCard = {
  method: 'visa',
  type: 'credit_card',
  installments: 1,
  totalCents: null,
  firstSix: '450995',
  lastFour: '3704',
  holder: 'APRO',
  document: '12345678',
  expirationMonth: 11,
  expirationYear: 2030,
};

/**
 * Adds payments that were approved, without notices. Those that are known stay as they are, unless they are of another
 * order: then the shop's database is a new one, and the old payment is forgotten.
 */
export function addPastPayments(sandbox: Sandbox, past: readonly PastPayment[]): void {
  const { db } = sandbox;
  inTransaction(db, () => {
    for (const payment of past) {
      const known = findPayment(db, payment.id);
      if (known?.externalReference === payment.external_reference) continue;
      if (known) forget(db, known);
      addPastPayment(sandbox, payment);
    }
  });
}

function forget(db: DatabaseSync, { id, preferenceId }: Payment): void {
  execute(db, 'DELETE FROM refunds WHERE payment_id = ?', id);
  execute(db, 'DELETE FROM cases WHERE payment_id = ?', id);
  execute(db, 'DELETE FROM deliveries WHERE payment_id = ?', id);
  execute(db, 'DELETE FROM form_tokens WHERE preference_id = ?', preferenceId);
  execute(db, 'DELETE FROM payments WHERE id = ?', id);
  execute(db, 'DELETE FROM orders WHERE preference_id = ?', preferenceId);
  execute(db, 'DELETE FROM preferences WHERE id = ?', preferenceId);
}

function addPastPayment({ db, settings }: Sandbox, past: PastPayment): void {
  const { id, external_reference, amount_cents: amountCents, approved_at: at, payer_email, notification_url } = past;
  const preferenceId = `${settings.collectorId}-${id}`;
  const items = [{ title: 'Compra anterior', quantity: 1, unit_price: decimalOf(amountCents) }];
  const back_urls = { success: '', pending: '', failure: '' };
  insertPreference(
    db,
    preferenceId,
    { items, external_reference, back_urls, notification_url, payer: payer_email ? { email: payer_email } : null },
    at,
  );
  const preference = findPreference(db, preferenceId);
  if (preference) ensureMerchantOrder(db, preference, settings.clock());
  insertPayment(db, {
    id,
    preferenceId,
    externalReference: external_reference,
    status: 'approved',
    statusDetail: 'accredited',
    amountCents,
    shippingCents: 0,
    refundedCents: 0,
    card: CARD,
    holdsRedirect: false,
    createdAt: at,
    approvedAt: at,
    updatedAt: at,
  });
}
