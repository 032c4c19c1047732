import { z } from 'zod';
import { anyone, endpoint } from './endpoint.ts';

export const payments = {
  webhook: endpoint({
    method: 'POST',
    path: '/mercadopago/webhook',
    summary: 'The provider’s signed notices. Answers 200 once a notice is stored; a forged one is refused',
    roles: anyone,
    input: z.looseObject({}),
    output: z.object({ received: z.boolean() }),
    errors: ['bad_signature'],
  }),
} as const;
