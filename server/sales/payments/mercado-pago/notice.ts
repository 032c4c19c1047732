import { z } from 'zod';
import type { NoticeRequest, NoticeSubject, ParsedNotice } from '#server/core/context/payment-provider.ts';
import { isOrder } from './orders/order-ids.ts';
import { isSigned } from './webhook-signature.ts';

const short = z.string().max(100);

/** A notice of an order has no id: which change of it this is, is said by its version, kind and time. */
const noticeBody = z
  .object({
    id: z.union([short, z.number()]).optional(),
    type: z.string().max(60),
    action: short.nullish(),
    date_created: short.nullish(),
    data: z
      .looseObject({
        payment_id: z.union([z.string(), z.number()]).nullish(),
        version: z.union([short, z.number()]).nullish(),
      })
      .nullish()
      .catch(null),
  })
  .refine(({ id, date_created: at }) => (id ?? at ?? '') !== '');

/** What each topic is about. Others are taken and not followed. */
const topics: ReadonlyMap<string, NoticeSubject['about']> = new Map([
  ['payment', 'payment'],
  ['topic_merchant_order_wh', 'order'],
  ['merchant_order', 'order'],
  ['order', 'order'],
  ['topic_chargebacks_wh', 'dispute'],
  ['chargebacks', 'dispute'],
  ['topic_claims_integration_wh', 'claim'],
  ['stop_delivery_op_wh', 'stopped-delivery'],
]);

/** Reads a webhook of the provider that one of the secrets must have signed. */
export function readNotice({ url, headers, body }: NoticeRequest, secrets: readonly string[], now: Date): ParsedNotice {
  const dataId = url.searchParams.get('data.id');
  const signed = { dataId, requestId: headers.get('x-request-id'), signature: headers.get('x-signature') };
  if (!isSigned(signed, secrets, now)) return { kind: 'forged' };
  const notice = noticeBody.safeParse(jsonIn(body));
  if (!notice.success) return { kind: 'unreadable' };
  const { type, data, action, date_created: at } = notice.data;
  const id = notice.data.id ?? [data?.version, action, at].join(' ');
  const about = topics.get(type);
  // Only the id in the address is signed. A stopped delivery may name its payment only in the body: whoever changes
  // it could stop one of the shop's own deliveries, which a person looks at anyway.
  const stopped = about === 'stopped-delivery' ? numberOf(String(data?.payment_id ?? '')) : null;
  const subject = stopped ?? idOf(dataId);
  return {
    kind: 'news',
    id: `${type}:${dataId}:${id}`,
    subject: about === undefined || subject === null ? null : { about, id: subject },
  };
}

/** What the bytes say as JSON; undefined if they are none. The signature does not cover them. */
function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) satisfies unknown;
  } catch {
    return undefined;
  }
}

/** An id in the one way of writing it: a number, or that of an order. */
function idOf(text: string | null): string | null {
  return text !== null && isOrder(text) ? text : numberOf(text);
}

/** An id that is a number. */
function numberOf(text: string | null): string | null {
  return text !== null && /^\d{1,15}$/.test(text) ? String(Number(text)) : null;
}
