import { dayMs } from '#contract/core/time/units.ts';
import { t } from '#messages/messages.ts';
import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import type { Picture } from '#contract/goods/products.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { HomeBlock } from '#contract/site/home-blocks.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { findPicture } from '#platform/media/pictures.ts';
import { putAside } from '#platform/media/put-aside.ts';
import { takePicture } from '#platform/media/take-picture.ts';
import {
  addContentPictures,
  forgetUnusedPictures,
  heldPictures,
  isContentPicture,
} from '#server/core/content-versions/content-pictures.service.ts';
import { contentPictures } from '#server/core/content-versions/content-pictures.tables.ts';
import { productImages, products } from '#server/goods/products/catalogue.tables.ts';
import type { Context } from '#server/core/context/context.ts';
import { picturePaths } from './home-lookups.service.ts';

/**
 * Stores an uploaded picture with all its sizes, and registers it as one of the owner's contents. Throws `bad_picture`,
 * `no_room`.
 *
 * The files of the same picture, which nobody used, may be removed in this moment. It is registered before its files are
 * looked for again, and the sweep puts them aside before it looks whether it is registered: one of both sees the other.
 */
export async function uploadHomePicture(
  { db, settings, clock }: Context,
  { bytes }: { readonly bytes: Uint8Array },
): Promise<Picture> {
  const mediaDir = join(settings.dataDir, 'media');
  for (;;) {
    const picture = await takePicture(mediaDir, bytes);
    const { path, width, height, placeholder, widths } = picture;
    await addContentPictures(db, [{ path, width, height, placeholder, widths, at: clock() }]);
    if (await findPicture(mediaDir, hashOf(path))) return picture;
  }
}

const hashOf = (path: string) => path.slice('/media/'.length);

/**
 * Locks the pictures that blocks name until the transaction ends, so that none is removed meanwhile. Throws `invalid` with
 * the places of those that the shop does not have.
 */
export async function holdPictures(transaction: Transaction, blocks: readonly HomeBlock[]): Promise<void> {
  const there = await heldPictures(transaction, picturePaths(blocks));
  const message = t('home.pictureGone');
  const wrong = blocks.flatMap((block, at) =>
    placesOf(block)
      .filter((one) => one.path !== '' && !there.has(one.path))
      .map(({ place }) => ({ path: `blocks.${at}.${place}`, message })),
  );
  if (wrong.length > 0) throw new ShopError('invalid', {}, wrong);
}

type Place = { readonly place: string; readonly path: string };

function placesOf(block: HomeBlock): Place[] {
  const campaignOf = (campaign: { readonly wide: string; readonly narrow: string }, before: string) => [
    { place: `${before}wide`, path: campaign.wide },
    { place: `${before}narrow`, path: campaign.narrow },
  ];
  if (block.kind === 'hero') return block.campaigns.flatMap((one, at) => campaignOf(one, `campaigns.${at}.`));
  if (block.kind === 'campaign') return campaignOf(block, '');
  return block.kind === 'story' ? [{ place: 'picture', path: block.picture }] : [];
}

/** How long a picture that no version names is kept, in ms: somebody may still be writing what it was uploaded for. */
const unusedMs = 7 * dayMs;

/**
 * Removes the pictures that no version of any content names, and no product, a week after their upload. The rows go first:
 * a file without a row is found by nobody. See `uploadHomePicture` for one that is uploaded again in this moment.
 */
export async function sweepContentPictures(db: Database, now: Date, mediaDir: string): Promise<void> {
  const before = new Date(now.getTime() - unusedMs);
  const isOfProduct = sql`(exists (select from ${productImages} where ${productImages.path} = ${contentPictures.path})
    or exists (select from ${products} where ${products.video} -> 'poster' ->> 'path' = ${contentPictures.path}))`;
  const removed = await inTransaction(db, (transaction) => forgetUnusedPictures(transaction, before, isOfProduct));
  for (const path of removed) {
    const files = await putAside(mediaDir, hashOf(path));
    await ((await isContentPicture(db, path)) ? files?.putBack() : files?.remove());
  }
}
