import type { Product } from '#contract/goods/products.ts';
import type { HomeBlock } from '#contract/site/home-blocks.ts';
import type { DeskHome, HomeVersion, NamedProduct } from '#contract/site/home-desk.ts';
import { localShopTime, shopMoment } from '#contract/core/time/shop-time.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import {
  listVersions,
  newestVersion,
  type StoredVersion,
} from '#server/core/content-versions/content-versions.service.ts';
import { fillBlock } from './fill-block.ts';
import { blocksOf, homeKind, ownersKey } from './home-content.service.ts';
import { homeLookups, linkedProducts, type HomeLookups } from './home-lookups.service.ts';
import { homeAt, originalHome } from './home-versions.service.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';

/** The newest version of the owner's home page, public or not. */
export type NewestHome = { readonly version: number; readonly blocks: readonly HomeBlock[] };

/** Returns the newest version of the owner's home page: 0 with the original blocks while there is none. */
export async function newestHome(db: Executor): Promise<NewestHome> {
  const newest = await newestVersion(db, homeKind, ownersKey);
  return newest
    ? { version: newest.version, blocks: blocksOf(newest) }
    : { version: 0, blocks: await originalHome(db) };
}

/** Returns the home page as its editor opens it. Not for a transaction: the catalogue's index is that of a database. */
export async function deskHome(db: Database, now: Date, { version, blocks }: NewestHome): Promise<DeskHome> {
  const live = await inShopLanguage(() => homeAt(db, now));
  const versions = await listVersions(db, homeKind, ownersKey);
  const found = await homeLookups(db, blocks);
  return {
    version,
    blocks: [...blocks],
    troubles: blocks.flatMap((block) => {
      const { shown, troubles } = fillBlock(block, found);
      return troubles.map((kind) => ({ block: block.id, kind, isHidden: shown === undefined }));
    }),
    pictures: [...found.pictures.values()],
    products: namedIn(blocks, found),
    live: live.version,
    versions: versions.map((one) => versionRow(one, live.version, now)),
    now: localShopTime(now),
  };
}

function versionRow(one: StoredVersion, live: number, now: Date): HomeVersion {
  const { version, at, by, publishAt } = one;
  return {
    version,
    at: shopMoment(at),
    by,
    publishAt: publishAt && shopMoment(publishAt),
    state: stateOf(one, live, now),
    blocks: blocksOf(one).length,
  };
}

function stateOf({ version, publishAt }: StoredVersion, live: number, now: Date): HomeVersion['state'] {
  if (publishAt === null) return 'draft';
  if (publishAt > now) return 'scheduled';
  return version === live ? 'live' : 'past';
}

/** Returns the products that blocks name, as far as they exist: picked for a row, or linked. */
function namedIn(blocks: readonly HomeBlock[], { products }: HomeLookups): NamedProduct[] {
  const ids = blocks.flatMap((block) =>
    block.kind === 'products' && block.source.by === 'picked' ? block.source.products : linkedProducts([block]),
  );
  return [...new Set(ids)].flatMap((id) => products.get(id) ?? []).map(asNamed);
}

/** Returns a product as the editor shows it. */
function asNamed({ id, name, color, pictures: [picture] }: Product): NamedProduct {
  return { id, name, color, picture: picture ?? null };
}
