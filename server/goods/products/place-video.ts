import { t } from '#messages/messages.ts';
import { eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { VideoGiven } from '#contract/core/fields/product-video.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Picture } from '#contract/goods/products.ts';
import type { Transaction } from '#platform/database/database.ts';
import { madeWidths } from '#platform/media/picture-sizes.ts';
import { findPicture } from '#platform/media/pictures.ts';
import type { products } from './catalogue.tables.ts';
import { videos } from './videos.tables.ts';

/** A video that a product shall have, with its poster as it is stored; null for none, undefined if it stays as it is. */
export type PlacedVideo =
  | { readonly path: string; readonly alt: string; readonly poster: Picture | null }
  | null
  | undefined;

type VideoColumns = Partial<Pick<typeof products.$inferInsert, 'video' | 'videoPath'>>;

/** Looks up the poster of a product's video. Throws `invalid` for a picture that the shop does not have. */
export async function placeVideo(mediaDir: string, given: VideoGiven): Promise<PlacedVideo> {
  if (!given || given.poster === null) return given && { ...given, poster: null };
  const path = given.poster;
  const found = await findPicture(mediaDir, path.slice('/media/'.length));
  if (!found) throw refused('video.poster', t('product-rules.badPoster'));
  const { width, height, placeholder } = found;
  const poster = { path, width, height, placeholder, alt: '', widths: await madeWidths(mediaDir, found) };
  return { ...given, poster };
}

/**
 * Returns the columns of a product with a video, which cannot be removed until the transaction ends. Throws `invalid` for one that
 * the shop does not have.
 */
export async function videoColumns(transaction: Transaction, placed: PlacedVideo): Promise<VideoColumns> {
  if (!placed) return placed === undefined ? {} : { video: null, videoPath: null };
  const { path: videoPath, alt, poster } = placed;
  const [found] = await transaction.select().from(videos).where(eq(videos.path, videoPath)).for('key share');
  if (!found) throw refused('video.path', t('product-rules.badVideo'));
  const { width, height, milliseconds, at } = found;
  return { videoPath, video: { width, height, milliseconds, alt, poster, since: shopMoment(at) } };
}

function refused(path: string, message: string): ShopError {
  return new ShopError('invalid', {}, [{ path, message }]);
}
