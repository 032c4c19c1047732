import { inArray } from 'drizzle-orm';
import type { CategoryTile, Picture, Product } from '#contract/goods/products.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import { shownDepartments } from '#contract/core/shop/present-departments.ts';
import type { HomeBlock } from '#contract/site/home-blocks.ts';
import type { HomeLink } from '#contract/site/home-parts.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { catalogueFacts, type CatalogueFacts } from '#server/goods/products/catalogue-index.service.ts';
import { categorySizes, tilesFrom } from '#server/goods/products/category-tiles.service.ts';
import { firstFound } from '#server/goods/products/first-found.service.ts';
import { viewProducts } from '#server/goods/products/product-view.service.ts';
import { contentPictures } from '#server/core/content-versions/content-pictures.tables.ts';
import { tagPage } from '#server/core/context/page-tags.ts';
import { newsIds, questionOf } from './row-products.service.ts';

/** What blocks show of the catalogue and of the media folder. */
export type HomeLookups = {
  /** The catalogue's index; undefined if no block needs it. */
  readonly facts: CatalogueFacts | undefined;
  readonly news: ReadonlyMap<Gender, readonly number[]>;
  /** The ids of the products of each row, by block. */
  readonly rows: ReadonlyMap<string, readonly number[]>;
  readonly tiles: readonly (CategoryTile & { readonly newest: number })[];
  readonly products: ReadonlyMap<number, Product>;
  readonly pictures: ReadonlyMap<string, Picture>;
};

/** Reads all that some blocks show: the same few statements, however many blocks there are. */
export async function homeLookups(db: Database, blocks: readonly HomeBlock[]): Promise<HomeLookups> {
  const facts = blocks.some(needsIndex) ? await catalogueFacts(db) : undefined;
  const news = await newsIds(db, newsOf(blocks));
  const rows = new Map<string, readonly number[]>();
  for (const block of blocks) {
    if (block.kind === 'products') rows.set(block.id, await idsOf(db, block, { facts, news }));
  }
  const sizes = blocks.some(({ kind }) => kind === 'tiles') ? await categorySizes(db) : [];
  const stories = [...news.values()].flatMap((ids) => ids.slice(0, 1));
  const ofRows = [...rows.values()].flat();
  const needed = new Set([...ofRows, ...sizes.map(({ newest }) => newest), ...stories, ...linkedProducts(blocks)]);
  const shown = await viewProducts(db, [...needed]);
  const products = new Map(shown.map((product) => [product.id, product]));
  const newest = new Map(sizes.map((size) => [size.category.id, size.newest]));
  const tiles = tilesFrom(sizes, products).map((tile) => ({ ...tile, newest: newest.get(tile.id) ?? 0 }));
  return { facts, news, rows, tiles, products, pictures: await picturesOf(db, blocks) };
}

type ProductRow = Extract<HomeBlock, { readonly kind: 'products' }>;

type Known = Pick<HomeLookups, 'facts' | 'news'>;

async function idsOf(db: Database, { source, count }: ProductRow, { facts, news }: Known): Promise<readonly number[]> {
  if (source.by === 'picked') return source.products;
  if (source.by === 'news') return news.get(source.gender) ?? [];
  const question = questionOf(source);
  return facts && question ? firstFound(db, facts, question, count) : [];
}

/** Returns the pictures that blocks name, by path; those that do not exist are missing. */
async function picturesOf(db: Executor, blocks: readonly HomeBlock[]): Promise<ReadonlyMap<string, Picture>> {
  const paths = picturePaths(blocks);
  if (paths.length === 0) return new Map();
  tagPage('content-pictures');
  const { path, width, height, placeholder, widths } = contentPictures;
  const rows = await db
    .select({ path, width, height, placeholder, widths })
    .from(contentPictures)
    .where(inArray(path, paths));
  return new Map(rows.map((row) => [row.path, { ...row, alt: '' }]));
}

/** Returns the paths of all pictures that blocks name. */
export function picturePaths(blocks: readonly HomeBlock[]): string[] {
  const paths = blocks.flatMap((block) => {
    if (block.kind === 'hero') return block.campaigns.flatMap(({ wide, narrow }) => [wide, narrow]);
    if (block.kind === 'campaign') return [block.wide, block.narrow];
    return block.kind === 'story' ? [block.picture] : [];
  });
  return [...new Set(paths.filter((path) => path !== ''))];
}

/** Returns the ids of the products to which blocks lead. */
export function linkedProducts(blocks: readonly HomeBlock[]): number[] {
  return blocks.flatMap(linksOf).flatMap((link) => (link.to === 'product' ? [link.product] : []));
}

function linksOf(block: HomeBlock): HomeLink[] {
  if (block.kind === 'hero') return block.campaigns.map(({ link }) => link);
  return block.kind === 'campaign' || block.kind === 'story' ? [block.link] : [];
}

/** True if what a block shows, or whether a thing that it names exists, is known from the catalogue's index. */
function needsIndex(block: HomeBlock): boolean {
  if (block.kind === 'products') return block.source.by !== 'news' && block.source.by !== 'picked';
  if (block.kind === 'tiles') return block.of.by === 'picked';
  return linksOf(block).some(({ to }) => to === 'category' || to === 'collection');
}

/** Returns the departments whose news blocks need: those that rows name, and all for the picture of a story. */
function newsOf(blocks: readonly HomeBlock[]): Gender[] {
  const shown = shownDepartments().map(({ id }) => id);
  if (blocks.some((block) => block.kind === 'story' && block.picture === '')) return shown;
  const named = blocks.flatMap((block) =>
    block.kind === 'products' && block.source.by === 'news' ? [block.source.gender] : [],
  );
  return shown.filter((id) => named.includes(id));
}
