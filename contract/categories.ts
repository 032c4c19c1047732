import { z } from 'zod';
import { category } from './catalogue.ts';
import { anyone, endpoint } from './endpoint.ts';

export const categories = {
  list: endpoint({
    method: 'GET',
    path: '/categories',
    summary: 'All categories',
    roles: anyone,
    input: z.object({}),
    output: z.array(category),
  }),
} as const;
