import type { NoticeSubject } from '#server/core/context/payment-provider.ts';
import { chargebackAnswer, claimAnswer, merchantOrderAnswer } from './answers.ts';
import type { Transport } from './transport.ts';

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
export async function paymentIdsOf(transport: Transport, { about, id }: NoticeSubject): Promise<string[]> {
  const ids = await idsOf[about](transport, id);
  return (ids ?? []).map(String);
}
