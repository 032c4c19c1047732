import { decimalOf } from '../values/cents.ts';
import { roundedCents, type Currency } from '../values/currency.ts';
import { providerDate } from '../values/provider-date.ts';
import { INTEREST } from './means.ts';
import type { Payment } from './payment-store.ts';

// What the simulated account pays for a payment, and when it may use the money; real ones differ by country and contract.
const FEE_PERCENT = 6;
const RELEASED_AFTER_MS = 10 * 24 * 60 * 60 * 1000;

/** What a payment costs: the account's fee and taxes, and the interest of the buyer, in cents. */
export type Charges = Readonly<Record<'paid' | 'fee' | 'withheld' | 'interest', number>>;

/** Returns what a payment costs; before it is approved nothing. */
export function chargesOf(payment: Payment, currency: Currency): Charges {
  const paid = payment.amountCents + payment.shippingCents;
  const isTaken = payment.approvedAt !== null;
  const interest = (payment.card.totalCents ?? paid) - paid;
  // Of instalments without interest the seller pays it, at half of what a buyer would.
  const financing = interest > 0 ? 0 : (INTEREST[payment.card.installments] ?? 0) / 2;
  return {
    paid,
    fee: isTaken ? roundedCents((paid * (FEE_PERCENT + financing)) / 100, currency) : 0,
    withheld: isTaken ? (payment.card.withheldCents ?? 0) : 0,
    interest,
  };
}

/** The costs as `fee_details` has them: without taxes. */
export function feeDetails({ fee, interest }: Charges) {
  const fees = [
    { type: 'mercadopago_fee', fee_payer: 'collector', amount: decimalOf(fee) },
    { type: 'financing_fee', fee_payer: 'payer', amount: decimalOf(interest) },
  ];
  return fees.filter(({ amount }) => amount > 0);
}

/** The costs as `charges_details` has them: with taxes, and what a refund gave back of each. */
export function chargesDetails(payment: Payment, charges: Charges, currency: Currency) {
  const all = [
    { name: 'mercadopago_fee', type: 'fee', from: 'collector', cents: charges.fee },
    { name: 'tax_withholding-iibb', type: 'tax', from: 'collector', cents: charges.withheld },
    { name: 'financing_fee', type: 'fee', from: 'payer', cents: charges.interest },
  ];
  return all
    .filter(({ cents }) => cents > 0)
    .map(({ name, type, from, cents }, at) => ({
      id: `${payment.id}-00${at + 1}`,
      name,
      type,
      accounts: { from, to: 'mp' },
      client_id: 0,
      date_created: providerDate(payment.approvedAt ?? payment.createdAt),
      last_updated: providerDate(payment.updatedAt),
      amounts: {
        original: decimalOf(cents),
        refunded: decimalOf(roundedCents((cents * payment.refundedCents) / charges.paid, currency)),
      },
      metadata: {},
      reserve_id: null,
      refund_charges: [],
    }));
}

/** When the account may use the money of a payment; null before it is approved. */
export function releasedAt({ approvedAt }: Pick<Payment, 'approvedAt'>): number | null {
  return approvedAt === null ? null : approvedAt + RELEASED_AFTER_MS;
}

/** That day as the API shows it, and whether it has come. */
export function releaseBody(payment: Payment, now: number) {
  const at = releasedAt(payment);
  return {
    money_release_date: providerDate(at),
    money_release_schema: null,
    money_release_status: at !== null && at <= now ? 'released' : 'pending',
  };
}
