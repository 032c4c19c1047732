import { z } from 'zod';
import { controlCalls } from './control/control-client.ts';
import type { MoveRequest, NoticeRequest, PayRequest, SettleRequest } from './control/control-requests.ts';
import type { FaultRule } from './control/fault-store.ts';
import { paymentStatus } from './payments/payment-status.ts';
import { delivery, type Delivery } from './webhooks/delivery-store.ts';
import type { SwitchChange } from './webhooks/switches.ts';

const payment = z.looseObject({ id: z.number(), status: paymentStatus, status_detail: z.string() });
const paid = z.object({ payment, next: z.string() });

export type { Delivery, FaultRule, SwitchChange };

/** A client of a running sandbox's control API. Every call throws SandboxRefusal when the response is not 2xx. */
export function sandboxControl(url: string, token: string) {
  const call = controlCalls(url, token);
  return {
    /**
     * Pays as a buyer with a card of this holder; `next` is the address to which the page would redirect the browser.
     */
    payPreference: async (request: PayRequest) => paid.parse(await call('POST', '/payments', request)),
    listPayments: async () => payment.array().parse(await call('GET', '/payments')),
    movePayment: async (id: number, to: MoveRequest) => payment.parse(await call('POST', `/payments/${id}/move`, to)),
    /** Refunds as the seller does in the provider's own panel; all that is left without an amount. */
    refundInPanel: async (id: number, amount?: number) =>
      void (await call('POST', `/payments/${id}/refunds`, amount === undefined ? {} : { amount })),
    /** Sends a notification about a payment by a topic. */
    pushNotice: async (id: number, topic: NoticeRequest['topic']) =>
      void (await call('POST', `/payments/${id}/notices`, { topic })),
    settleRefund: async (id: number, to: SettleRequest) => void (await call('POST', `/refunds/${id}/settle`, to)),
    /** Sets where the notices of orders go, as the provider's panel does. */
    setNoticeUrl: async (notice_url: string) => void (await call('PUT', '/application', { notice_url })),
    injectFault: async (rule: FaultRule) => void (await call('POST', '/faults', rule)),
    clearFaults: async () => void (await call('DELETE', '/faults')),
    setSwitch: async (change: SwitchChange) => void (await call('POST', '/switches', change)),
    clearSwitches: async () => void (await call('DELETE', '/switches')),
    /** Newest first. */
    listWebhookDeliveries: async (paymentId?: number): Promise<Delivery[]> => {
      const query = paymentId === undefined ? '' : `?payment_id=${paymentId}`;
      return delivery.array().parse(await call('GET', `/webhooks${query}`));
    },
    /** Makes every waiting retry and delayed delivery due now. */
    hurryWebhooks: async () => void (await call('POST', '/webhooks/hurry')),
  };
}

export type SandboxControl = ReturnType<typeof sandboxControl>;
