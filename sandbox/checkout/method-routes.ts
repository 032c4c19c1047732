import { Hono } from 'hono';
import { badRequest } from '../api/api-error.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { INTEREST, MEANS, YEARLY } from '../payments/means.ts';
import { centsFrom, decimalOf } from '../values/cents.ts';
import { amountText, currencyOfSite, roundedCents, type Currency } from '../values/currency.ts';
import { TEST_CARDS } from './test-cards.ts';

/** The least part of a purchase in instalments, in cents, and the most that a card pays. */
const LEAST_PART = 100_00;
const MOST = 99_999_999_00;

/** /v1/payment_methods */
export function methodRoutes({ settings }: Sandbox): Hono {
  const currency = currencyOfSite(settings.site);
  return new Hono()
    .get('/', (c) => c.json(METHODS))
    .get('/installments', (c) => {
      const amount = centsFrom(Number(c.req.query('amount') ?? Number.NaN));
      const { payment_method_id: method, bin } = c.req.query();
      if (amount === null || amount <= 0) throw badRequest(1, 'Invalid parameter amount');
      if (method === undefined && bin === undefined) throw badRequest(1, 'bin or payment_method_id is required');
      const found = TEST_CARDS.filter(({ method: own, number }) =>
        bin === undefined ? own === method : number.replaceAll(' ', '').startsWith(bin),
      );
      return c.json(found.map((card) => installmentsOf(card, amount, currency)));
    });
}

const METHODS = [
  ...TEST_CARDS.map(({ method, name, type = 'credit_card' }) => ({ id: method, name, payment_type_id: type })),
  ...Object.entries(MEANS).map(([type, { method, label }]) => ({ id: method, name: label, payment_type_id: type })),
].map((one) => ({
  ...one,
  status: 'active',
  secure_thumbnail: null,
  thumbnail: null,
  deferred_capture: 'does_not_apply',
  settings: [],
  additional_info_needed: [],
  min_allowed_amount: 1,
  max_allowed_amount: MOST / 100,
  accreditation_time: 0,
  financial_institutions: [],
  processing_modes: ['aggregator'],
}));

function installmentsOf(
  { method, name, type = 'credit_card' }: (typeof TEST_CARDS)[number],
  amount: number,
  currency: Currency,
) {
  const costs = Object.keys(INTEREST).map(Number);
  return {
    payment_method_id: method,
    payment_type_id: type,
    issuer: { id: '1', name, secure_thumbnail: '', thumbnail: '' },
    processing_mode: 'aggregator',
    merchant_account_id: null,
    payer_costs: (type === 'credit_card' ? costs : [1])
      .filter((count) => leastFor(count) <= amount && amount <= MOST)
      .map((count) => payerCost(count, amount, currency)),
    agreements: null,
  };
}

const leastFor = (count: number) => (count === 1 ? 1_00 : count * LEAST_PART);

function payerCost(installments: number, amount: number, currency: Currency) {
  const rate = INTEREST[installments] ?? 0;
  const total = roundedCents(amount * (1 + rate / 100), currency);
  const each = roundedCents(total / installments, currency);
  const [cft, tea] = YEARLY[installments] ?? ['0,0', '0,0'];
  return {
    installments,
    installment_rate: rate,
    discount_rate: 0,
    reimbursement_rate: null,
    labels: [`CFT_${cft}%|TEA_${tea}%`],
    installment_rate_collector: ['MERCADOPAGO'],
    min_allowed_amount: leastFor(installments) / 100,
    max_allowed_amount: MOST / 100,
    recommended_message: `${installments} cuotas de ${amountText(each, currency)} (${amountText(total, currency)})`,
    installment_amount: decimalOf(each),
    total_amount: decimalOf(total),
    payment_method_option_id: `1.${installments}`,
  };
}
