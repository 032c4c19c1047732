import { z } from 'zod';
import { anyone, endpoint } from './endpoint.ts';

export const payments = {
  webhook: endpoint({
    method: 'POST',
    path: '/mercadopago/webhook',
    summary:
      'The provider’s webhook. Responds 200 when the signed notification is stored; one with a wrong signature is rejected',
    roles: anyone,
    input: z.looseObject({}),
    output: z.object({ received: z.boolean() }),
    errors: ['bad_signature'],
  }),
} as const;
