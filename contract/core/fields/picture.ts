import { z } from 'zod';

/**
 * A picture of a product: `path` is '/media/<hash>' for the shop's own, else a URL without its https prefix. `widths`
 * are the existing widths of the shop's own picture, in px, ascending.
 */
export const picture = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  alt: z.string(),
  widths: z.array(z.int()),
});
