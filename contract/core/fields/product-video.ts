import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { moment } from './fields.ts';
import { picture } from './picture.ts';
import { shortText } from './short-text.ts';

const ownVideo = /^\/media\/[\da-f]{32}\.mp4$/;
const ownPicture = /^\/media\/[\da-f]{32}$/;

/**
 * A video as it is sent: one that was uploaded, what is seen in it, and the uploaded picture that stands in its place until it plays,
 * null for the first one of its product. Null is no video; what is left out stays as it is.
 */
export const videoGiven = z
  .object({
    path: z.string().regex(ownVideo, { error: () => t('product-rules.badVideo') }),
    alt: z.string().overwrite(shortText).max(200).default(''),
    poster: z
      .string()
      .regex(ownPicture, { error: () => t('product-rules.badPoster') })
      .nullable()
      .default(null),
  })
  .nullable()
  .optional();

export type VideoGiven = z.output<typeof videoGiven>;

/**
 * The video of a product, without sound: an MP4 of the shop at `path`, `since` when it is there, and what is seen in it (`alt`). The
 * poster stands in its place until it plays; null for the first picture of the product.
 */
export const productVideo = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  milliseconds: z.int(),
  alt: z.string(),
  poster: picture.nullable(),
  since: moment,
});

export type ProductVideo = z.infer<typeof productVideo>;
