import { join } from 'node:path';
import { createMercadoPago } from '#server/sales/payments/mercado-pago/mercado-pago.service.ts';
import { createStripe } from '#server/sales/payments/stripe/stripe.service.ts';
import type { PaymentProvider } from '#server/core/context/payment-provider.ts';
import { officialClient } from '#test/stripe/test-stripe.ts';
import { SandboxRefusal } from '../sandbox/control/control-client.ts';
import { sandboxControl } from '../sandbox/control.ts';
import { stripeControl } from '../sandbox/stripe/control.ts';

/** A payment at the provider: `disputed` while its bank has not decided, `lost` and `won` after that. */
export type PaidThere = {
  readonly id: string;
  readonly status: 'approved' | 'refunded' | 'disputed' | 'lost' | 'won' | 'other';
  /** What went back of it, in the smallest unit. */
  readonly returned: number;
};

/** What a trial does at a provider in the place of buyers, banks, and the owner in the provider's panel. */
export type TrialPayments = {
  /** The country of the shop. */
  readonly country: 'AR' | 'MX';
  /** The simulator as a process. */
  readonly simulator: {
    readonly file: string;
    readonly readyUrl: string;
    readonly env: Readonly<Record<string, string>>;
  };
  /** The variables of the shop's process. */
  readonly env: Readonly<Record<string, string>>;
  /** The adapter, for what the trial runs of the shop's jobs. */
  readonly provider: PaymentProvider;
  /** Pays at a page. Returns the payment, and the number that the buyer's browser brings back, if it brings one. */
  pay(page: string, outcome: 'approved' | 'rejected' | 'pending'): Promise<{ id: string; told?: number }>;
  /** Decides a pending payment. */
  decide(id: string, isApproved: boolean): Promise<void>;
  list(): Promise<PaidThere[]>;
  refundInPanel(id: string, minor: number): Promise<void>;
  dispute(id: string): Promise<void>;
  decideDispute(id: string, isWon: boolean): Promise<void>;
  hurry(): Promise<void>;
  /** True for an answer by which the simulator refuses what was asked. */
  isRefusal(error: unknown): boolean;
};

type Place = { readonly port: number; readonly dataDir: string; readonly publicUrl: string };

const root = join(import.meta.dirname, '..');
const quiet = { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' };

/** The providers with which a shop is tried. */
export const trialPayments = {
  'mercado-pago': mercadoPago,
  stripe,
} as const satisfies Readonly<Record<string, (place: Place) => TrialPayments>>;

export type TrialProvider = keyof typeof trialPayments;

function mercadoPago({ port, dataDir, publicUrl }: Place): TrialPayments {
  const secrets = { accessToken: 'TEST-trial', webhookSecret: 'trial-webhook', controlToken: 'trial-control' };
  const url = `http://127.0.0.1:${port}`;
  const control = sandboxControl(url, secrets.controlToken);
  const holders = { approved: 'APRO', rejected: 'OTHE', pending: 'CONT' } as const;
  return {
    country: 'AR',
    simulator: {
      file: join(root, 'sandbox', 'main.ts'),
      readyUrl: `${url}/checkout.css`,
      env: {
        SANDBOX_PORT: String(port),
        SANDBOX_FILE: join(dataDir, 'sandbox.sqlite'),
        SANDBOX_ACCESS_TOKEN: secrets.accessToken,
        SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
        SANDBOX_CONTROL_TOKEN: secrets.controlToken,
        SANDBOX_ALLOW_HTTP_LOCALHOST: '1',
        ...quiet,
      },
    },
    env: { MP_ACCESS_TOKEN: secrets.accessToken, MP_WEBHOOK_SECRET: secrets.webhookSecret, MP_API_URL: url },
    provider: createMercadoPago({
      apiUrl: url,
      accessToken: secrets.accessToken,
      webhookSecrets: [secrets.webhookSecret],
      publicUrl,
      notificationUrl: `${publicUrl}/api/mercadopago/webhook?source_news=webhooks`,
    }),
    async pay(page, outcome) {
      const preference_id = new URL(page).searchParams.get('pref_id') ?? '';
      const { payment } = await control.payPreference({ preference_id, cardholder: holders[outcome] });
      return { id: String(payment.id), told: payment.id };
    },
    decide: async (id, isApproved) =>
      void (await control.movePayment(Number(id), { status: isApproved ? 'approved' : 'rejected' })),
    async list() {
      const found = await control.listPayments();
      return found.map(({ id, status, status_detail: detail, transaction_amount_refunded: returned }) => ({
        id: String(id),
        status: statusThere(status, detail),
        returned: Math.round(Number(returned) * 100),
      }));
    },
    refundInPanel: (id, minor) => control.refundInPanel(Number(id), Math.max(1, Math.round(minor / 100))),
    dispute: async (id) => void (await control.movePayment(Number(id), { status: 'charged_back' })),
    decideDispute: async (id, isWon) =>
      void (await control.movePayment(Number(id), {
        status: 'charged_back',
        status_detail: isWon ? 'reimbursed' : 'settled',
      })),
    hurry: () => control.hurryWebhooks(),
    isRefusal: (error) => error instanceof SandboxRefusal,
  };
}

const decided: ReadonlyMap<string, PaidThere['status']> = new Map([
  ['settled', 'lost'],
  ['reimbursed', 'won'],
]);

function statusThere(status: string, detail: string): PaidThere['status'] {
  if (status === 'charged_back') return decided.get(detail) ?? 'disputed';
  return status === 'approved' || status === 'refunded' ? status : 'other';
}

const ends = ['won', 'lost'] as const;

function stripe({ port, dataDir, publicUrl }: Place): TrialPayments {
  const keys = { secretKey: 'sk_test_simulator', webhookSecret: 'whsec_trial', controlToken: 'trial-control' };
  const url = `http://127.0.0.1:${port}`;
  const control = stripeControl(url, keys.controlToken);
  const official = officialClient(url);
  const cards = { approved: '4242424242424242', rejected: '4000000000000002' } as const;
  const takenOf = async (id: string) =>
    (await official.charges.list({ payment_intent: id })).data.find(({ paid }) => paid)?.id ?? '';
  const disputeOf = async (id: string) => (await official.disputes.list({ payment_intent: id })).data[0];
  return {
    country: 'MX',
    simulator: {
      file: join(root, 'sandbox', 'stripe', 'main.ts'),
      readyUrl: `${url}/c/pay/checkout.css`,
      env: {
        STRIPE_SANDBOX_PORT: String(port),
        STRIPE_SANDBOX_FILE: join(dataDir, 'stripe-sandbox.sqlite'),
        STRIPE_SANDBOX_SECRET_KEY: keys.secretKey,
        STRIPE_SANDBOX_WEBHOOK_URL: `${publicUrl}/api/stripe/webhook`,
        STRIPE_SANDBOX_WEBHOOK_SECRET: keys.webhookSecret,
        STRIPE_SANDBOX_CONTROL_TOKEN: keys.controlToken,
        STRIPE_SANDBOX_COUNTRY: 'MX',
        ...quiet,
      },
    },
    env: { STRIPE_SECRET_KEY: keys.secretKey, STRIPE_WEBHOOK_SECRET: keys.webhookSecret, STRIPE_API_URL: url },
    provider: createStripe({
      apiUrl: url,
      secretKey: keys.secretKey,
      webhookSecrets: [keys.webhookSecret],
      publicUrl,
    }),
    async pay(page, outcome) {
      const session = new URL(page).pathname.split('/').at(-1) ?? '';
      const how = outcome === 'pending' ? ({ means: 'oxxo' } as const) : { card: cards[outcome] };
      return { id: (await control.pay({ session, ...how })).id };
    },
    decide: async (id, isApproved) => void (await control.settleVoucher(id, isApproved)),
    async list() {
      const params = { limit: 100, expand: ['data.latest_charge'] };
      const found = await official.paymentIntents.list(params).autoPagingToArray({ limit: 10_000 });
      const disputes = await official.disputes.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
      const doubted = new Map(disputes.map((one) => [String(one.payment_intent), one.status]));
      return found.map(({ id, status, latest_charge: charge }) => {
        const taken = status === 'succeeded' && charge !== null && typeof charge === 'object' ? charge : undefined;
        const returned = taken?.amount_refunded ?? 0;
        if (taken === undefined) return { id, status: 'other', returned };
        const doubt = doubted.get(id);
        if (doubt === undefined) return { id, status: taken.refunded ? 'refunded' : 'approved', returned };
        return { id, status: ends.find((end) => end === doubt) ?? 'disputed', returned };
      });
    },
    refundInPanel: async (id, amount) => void (await official.refunds.create({ payment_intent: id, amount })),
    dispute: async (id) => void (await control.openDispute(await takenOf(id))),
    async decideDispute(id, isWon) {
      const found = await disputeOf(id);
      if (found) await control.decideDispute(found.id, isWon);
    },
    hurry: () => control.hurryDeliveries(),
    isRefusal: (error) =>
      error instanceof SandboxRefusal || (error instanceof Error && 'statusCode' in error && error.statusCode === 400),
  };
}
