import { z } from 'zod';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import {
  ProviderUnavailable,
  type NoticeSubject,
  type PaymentProvider,
} from '#server/core/context/payment-provider.ts';
import {
  accountOf,
  chargebackAnswer,
  claimAnswer,
  merchantOrderAnswer,
  paymentAnswer,
  preferenceAnswer,
  providerPayment,
  type PaymentAnswer,
} from './answers.ts';
import { connectionIn, facts, isOrder, orderPaymentOf } from './facts.ts';
import { plansOf } from './instalments.ts';
import { readNotice } from './notice.ts';
import { closedBody, preferenceBody, type ShopAddresses } from './preference.ts';
import { refundPart } from './refund.ts';
import { searchPayments, searchRange } from './search.ts';
import { cancelOrder, findOrderPayment, paymentsOfOrder, refundOrder, startOrder } from './orders/order-calls.ts';
import { settlementsOf } from './settlements.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';
import { tryAccount } from './try-account.ts';

type IdsOf = (transport: Transport, id: string) => Promise<readonly (string | number)[] | undefined>;

const ofMerchantOrder: IdsOf = async (transport, id) => {
  const found = await transport.ask({ method: 'GET', path: `/merchant_orders/${id}` }, merchantOrderAnswer);
  return found && (found.payments ?? []).map((payment) => payment.id);
};

/** The ids of the payments that each subject is about, by the provider's own answer; undefined if it knows no such. */
const idsOf = {
  payment: async (_, id) => [id],
  order: ofMerchantOrder,
  dispute: async (transport, id) => {
    const found = await transport.ask({ method: 'GET', path: `/v1/chargebacks/${id}` }, chargebackAnswer);
    return found && (found.payments ?? []);
  },
  claim: async (transport, id) => {
    const found = await transport.ask({ method: 'GET', path: `/post-purchase/v1/claims/${id}` }, claimAnswer);
    return found && (found.resource === 'payment' ? [found.resource_id] : []);
  },
  'stopped-delivery': async (_, id) => [id],
} as const satisfies Record<NoticeSubject['about'], IdsOf>;

/** Returns the ids of the payments that a notice is about. */
async function paymentIdsOf(transport: Transport, { about, id }: NoticeSubject): Promise<string[]> {
  const ids = await idsOf[about](transport, id);
  return (ids ?? []).map(String);
}

/** The provider's two ways to make a page of Checkout Pro; `classic` is its Preferences API. */
type MercadoPagoInterface = OwnerSettings['payment']['interface'];

type Options = TransportOptions &
  ShopAddresses & {
    readonly webhookSecrets: readonly string[];
    /** The interface of new pages. Of old ones their ids say it. */
    readonly interface?: MercadoPagoInterface;
    /** True for a live shop: payments that were only tests do not count. */
    readonly isLive?: boolean;
  };

/**
 * Mercado Pago's Checkout Pro over its Preferences API or its Orders API, or the sandbox that speaks the same. Every page and payment is
 * asked about at the interface that its id is of. A client of our own: the address of the official one cannot be set.
 */
export function createMercadoPago(options: Options): PaymentProvider & Pick<typeof facts, 'name'> {
  const transport = createTransport(options);
  const account = accountOf(options.accessToken, options.isLive ?? false);
  const find = async (id: string) => {
    if (orderPaymentOf(id)) return findOrderPayment(transport, id, account);
    const found = await paymentById(transport, id);
    return found && providerPayment(found, account);
  };
  return {
    ...facts,
    connectionIn: (code) => connectionIn(code, options.interface),
    async start(request) {
      if (options.interface === 'orders') return startOrder(transport, request, options);
      const call = {
        method: 'POST',
        path: '/checkout/preferences',
        key: request.reference,
        body: preferenceBody(request, options),
      } as const;
      const made = await transport.ask(call, preferenceAnswer);
      if (!made) throw new ProviderUnavailable('POST /checkout/preferences: 404');
      return { externalId: made.id, url: made.init_point };
    },
    async close(externalId) {
      if (isOrder(externalId)) return cancelOrder(transport, externalId);
      const path = `/checkout/preferences/${encodeURIComponent(externalId)}`;
      await transport.ask({ method: 'PUT', path, key: `close-${externalId}`, body: closedBody }, z.unknown());
    },
    find,
    async findByReference(reference, page = '') {
      if (isOrder(page)) {
        const paid = await paymentsOfOrder(transport, page, account);
        return (paid ?? []).filter((one) => one.reference === reference);
      }
      const found = await searchPayments(transport, { external_reference: reference });
      return found.map((one) => providerPayment(one, account));
    },
    async findBySubject(subject) {
      if (isOrder(subject.id)) return (await paymentsOfOrder(transport, subject.id, account)) ?? [];
      const found = await Promise.all((await paymentIdsOf(transport, subject)).map(find));
      return found.filter((payment) => payment !== undefined);
    },
    refund: (request) => (orderPaymentOf(request.paymentId) ? refundOrder : refundPart)(transport, request),
    // The payments API has the payments of orders too, under numbers of its own.
    isOtherId: (paymentId, page) => isOrder(page) && !orderPaymentOf(paymentId),
    settlements: (since) => settlementsOf((range) => searchRange(transport, range), account, since),
    plans: (amount) => plansOf(transport, amount, options),
    isConnected: true,
    tryAccount: (accessToken, changed) => tryAccount({ ...options, accessToken }, changed),
    parseNotice: (notice, now) => readNotice(notice, options.webhookSecrets, now),
  };
}

async function paymentById(transport: Transport, id: string): Promise<PaymentAnswer | undefined> {
  // The provider's ids are numbers: no other text is one of its payments.
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return transport.ask({ method: 'GET', path: `/v1/payments/${id}` }, paymentAnswer);
}
