import { z } from 'zod';
import { controlCalls } from '../control/control-client.ts';
import type { FaultRule } from '../control/fault-store.ts';
import type { PayRequest } from './control/control-requests.ts';
import { dispute } from './objects/dispute.ts';
import { intent } from './objects/intent.ts';
import { delivery } from './webhooks/delivery-store.ts';
import type { SwitchChange } from './webhooks/switches.ts';

export type { FaultRule, SwitchChange };

/** A client of a running simulator's control API. Every call throws SandboxRefusal when the response is not 2xx. */
export function stripeControl(url: string, token: string) {
  const call = controlCalls(url, token);
  return {
    /** Pays as a buyer at a page; with the first test card unless another is named. */
    pay: async (asked: PayRequest) => intent.shape.parse(await call('POST', '/payments', asked)),
    /** The till took the money of a voucher, or its time is over. */
    settleVoucher: async (id: string, isPaid: boolean) =>
      intent.shape.parse(await call('POST', `/vouchers/${id}`, { isPaid })),
    openDispute: async (chargeId: string, isInquiry = false) =>
      dispute.shape.parse(await call('POST', `/charges/${chargeId}/dispute`, { isInquiry })),
    decideDispute: async (id: string, isWon: boolean) =>
      dispute.shape.parse(await call('POST', `/disputes/${id}/decide`, { isWon })),
    /** The bank takes a refund that waits, or gives one back for a reason. */
    settleRefund: async (id: string, failure?: string) =>
      void (await call('POST', `/refunds/${id}/settle`, failure === undefined ? {} : { failure })),
    /** Sends to the bank what the account may use by now. */
    payOut: async () => z.looseObject({ id: z.string(), amount: z.number() }).parse(await call('POST', '/payouts')),
    /** From now on a shop at an address is told of everything, signed with a secret of its own. */
    addEndpoint: async (address: string, secret: string) =>
      void (await call('POST', '/endpoints', { url: address, secret })),
    injectFault: async (rule: FaultRule) => void (await call('POST', '/faults', rule)),
    clearFaults: async () => void (await call('DELETE', '/faults')),
    setSwitch: async (change: SwitchChange) => void (await call('POST', '/switches', change)),
    clearSwitches: async () => void (await call('DELETE', '/switches')),
    /** Newest first. */
    listDeliveries: async () => delivery.array().parse(await call('GET', '/deliveries')),
    /** Makes every waiting retry and delayed event due now. */
    hurryDeliveries: async () => void (await call('POST', '/deliveries/hurry')),
  };
}
