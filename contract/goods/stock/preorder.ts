import { z } from 'zod';

/** A size that is out of stock and can be ordered before it is there: the units that are left, and the promised day. */
export const preorder = z.object({ left: z.int(), on: z.iso.date() });

export type Preorder = z.output<typeof preorder>;
