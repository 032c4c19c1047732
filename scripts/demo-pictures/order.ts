import { z } from 'zod';
import { demoViews } from '#demo/pictures/picture-names.ts';

/**
 * What a worker is sent for: views of a model, or campaigns, by their indexes in `jobs` and `demoBanners`. One folder is
 * never in two orders, because its list is written anew.
 */
export const order = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('model'), index: z.int(), views: z.array(z.enum(demoViews)) }),
  z.object({ kind: z.literal('campaigns'), banners: z.array(z.int()) }),
]);

export type Order = z.infer<typeof order>;
