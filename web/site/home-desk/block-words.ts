import { t } from '#messages/messages.ts';
import type { Category } from '#contract/goods/products.ts';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import type { BlockOf, HomeBlock } from '#contract/site/home-blocks.ts';
import type { HomeTrouble, HomeVersion } from '#contract/site/home-desk.ts';
import type { ProductSource } from '#contract/site/home-parts.ts';
import { spokenDepartment } from '#contract/core/shop/present-departments.ts';

/** What each kind of block is for, where a new one is chosen. */
export const blockHints = {
  hero: t('home-desk.heroHint'),
  campaign: t('home-desk.campaignHint'),
  products: t('home-desk.productsHint'),
  tiles: t('home-desk.tilesHint'),
  story: t('home-desk.storyHint'),
  text: t('home-desk.textHint'),
  facts: t('home-desk.factsHint'),
} as const satisfies Record<HomeBlock['kind'], string>;

function sourceWords(source: ProductSource, categories: readonly Category[]): string {
  switch (source.by) {
    case 'news':
      return t('home-desk.newsOf', spokenDepartment(source.gender));
    case 'newest':
      return source.gender === null ? t('home-desk.newest') : t('home-desk.newestOf', spokenDepartment(source.gender));
    case 'offers':
      return source.gender === null
        ? t('home-desk.onOffer')
        : t('home-desk.onOfferOf', spokenDepartment(source.gender));
    case 'category':
      return categories.find(({ id }) => id === source.category)?.title ?? t('home-desk.categoryDeleted');
    case 'collection':
      return t('home-desk.oneCollection');
    case 'picked':
      return t('home-desk.pickedByHandCount', { count: source.products.length });
  }
}

const tilesWords = {
  biggest: t('home-desk.biggestCategories'),
  genders: t('home-desk.departments'),
  picked: t('home-desk.pickedCategories'),
} as const satisfies Record<BlockOf<'tiles'>['of']['by'], string>;

/** Returns what a block shows, in a line for the list. */
export function blockSummary(block: HomeBlock, categories: readonly Category[]): string {
  switch (block.kind) {
    case 'hero':
      return t('home-desk.pictures', { count: block.campaigns.length });
    case 'campaign':
      return block.line;
    case 'products':
      return sourceWords(block.source, categories);
    case 'tiles':
      return tilesWords[block.of.by];
    case 'story':
      return block.label;
    case 'text':
      return htmlLine(block.html).slice(0, 80);
    case 'facts':
      return t('home-desk.facts', { count: block.facts.length });
  }
}

const spoken = (local: string) => local.slice(0, 16).replace('T', ' ');

/** Returns when a block is shown, '' if always; `now` is the shop's local time. */
export function datesWords({ from, until }: Pick<HomeBlock, 'from' | 'until'>, now: string): string {
  if (until !== null && until <= now) return t('home-desk.endedAt', { until: spoken(until) });
  if (from !== null && from > now) {
    return until === null
      ? t('home-desk.beginsAt', { from: spoken(from) })
      : t('home-desk.betweenDates', { from: spoken(from), until: spoken(until) });
  }
  return until === null ? '' : t('home-desk.untilDate', { until: spoken(until) });
}

const troubleWords = {
  'category-gone': t('home-desk.categoryGone'),
  'department-gone': t('home-desk.departmentGone'),
  'product-gone': t('home-desk.productGone'),
  'products-gone': t('home-desk.productsGone'),
  'categories-gone': t('home-desk.categoriesGone'),
  empty: t('home-desk.nothingToShow'),
  'picture-gone': t('home-desk.pictureGone'),
} as const satisfies Record<HomeTrouble['kind'], string>;

/** Returns what is wrong with a block, and what customers see of it. */
export function troubleText({ kind, isHidden }: HomeTrouble): string {
  return isHidden ? t('home-desk.hiddenBecause', { trouble: troubleWords[kind] }) : troubleWords[kind];
}

/** What the state of a version is called. */
export const versionStates = {
  draft: t('home-desk.draft'),
  scheduled: t('home-desk.scheduled'),
  live: t('home-desk.live'),
  past: t('home-desk.past'),
} as const satisfies Record<HomeVersion['state'], string>;
