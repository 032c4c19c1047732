import { z } from 'zod';
import { anyone, endpoint, type Endpoint, type Input } from '#contract/core/protocol/endpoint.ts';
import type { ProviderName } from './providers.ts';

const noticeBytes: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array);

/** Returns the call by which a provider sends its notices (webhooks). */
function noticeCall(path: Endpoint['path']) {
  return endpoint({
    method: 'POST',
    path,
    summary:
      'The provider’s webhook. Responds 200 when the signed notification is stored; one with a wrong signature is rejected',
    roles: anyone,
    body: 'signed',
    input: z.object({ bytes: noticeBytes }),
    output: z.object({ received: z.boolean() }),
    errors: ['bad_signature'],
  });
}

export type NoticeCall = ReturnType<typeof noticeCall>;

export type NoticeInput = Input<NoticeCall>;

/**
 * Where each payment provider sends its notices. An address is written in the provider's panel by the owner of each shop, so
 * it never changes.
 */
export const notices = {
  'mercado-pago': noticeCall('/mercadopago/webhook'),
  stripe: noticeCall('/stripe/webhook'),
} as const satisfies Readonly<Record<ProviderName, NoticeCall>>;
