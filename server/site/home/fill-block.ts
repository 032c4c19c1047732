import { t } from '#messages/messages.ts';
import type { Category, Picture } from '#contract/goods/products.ts';
import type { HomeTrouble } from '#contract/site/home-desk.ts';
import type { HomeLink } from '#contract/site/home-parts.ts';
import type { ShownBlock } from '#contract/site/home.ts';
import { isShownDepartment, isSpecifiedDepartment } from '#contract/core/shop/present-departments.ts';
import { shownDepartment, shownSpoken } from '#server/core/context/department-words.ts';
import type { BlockInWords, BlockInWordsOf } from './block-words.ts';
import { chosenTiles, genderTiles } from './chosen-tiles.ts';
import { categoryAddress, collectionAddress, genderAddress, offersAddress, productAddress } from './home-address.ts';
import { genderOf } from './row-products.service.ts';
import type { HomeLookups } from './home-lookups.service.ts';

type TroubleKind = HomeTrouble['kind'];

/** A block with what it shows; undefined if it has nothing to show. */
export type FilledBlock = { readonly shown: ShownBlock | undefined; readonly troubles: readonly TroubleKind[] };

const hidden = (...troubles: readonly TroubleKind[]): FilledBlock => ({ shown: undefined, troubles });
const whole = (shown: ShownBlock, ...troubles: readonly TroubleKind[]): FilledBlock => ({ shown, troubles });

/** Returns what a block shows, and what is wrong with what it names. */
export function fillBlock(block: BlockInWords, found: HomeLookups): FilledBlock {
  switch (block.kind) {
    case 'hero':
      return heroOf(block, found);
    case 'campaign':
      return campaignOf(block, found);
    case 'products':
      return rowOf(block, found);
    case 'tiles':
      return tilesOf(block, found);
    case 'story':
      return storyOf(block, found);
    case 'text':
      return whole({ id: block.id, kind: 'text', title: block.title, html: block.html, ...ownIn(block) });
    case 'facts':
      return whole({ id: block.id, kind: 'facts', facts: block.facts });
  }
}

/** Returns which texts of a thing are in the shop's own language, where another one was asked for. */
function ownIn<Name extends string>({ inOwnLanguage }: { readonly inOwnLanguage?: Name[] | undefined }) {
  return inOwnLanguage === undefined ? {} : { inOwnLanguage };
}

/** Where a link leads: an address, or nowhere; or what it names is gone. */
type Led = { readonly to: string | null; readonly gone?: TroubleKind };

function ledBy(link: HomeLink, { facts, products }: HomeLookups): Led {
  switch (link.to) {
    case 'nothing':
      return { to: null };
    case 'gender':
      return isShownDepartment(link.gender)
        ? { to: genderAddress(link.gender) }
        : { to: null, gone: 'department-gone' };
    case 'page':
      return { to: link.address };
    case 'product':
      return products.has(link.product) ? { to: productAddress(link.product) } : { to: null, gone: 'product-gone' };
    case 'category': {
      const category = facts?.categories.get(link.category);
      return category ? { to: categoryAddress(category) } : { to: null, gone: 'category-gone' };
    }
    case 'collection': {
      const { gender } = link.query;
      if (gender !== null && !isShownDepartment(gender)) return { to: null, gone: 'department-gone' };
      const isThere = link.query.category === null || facts?.categories.has(link.query.category) === true;
      return isThere ? { to: collectionAddress(link.query) } : { to: null, gone: 'category-gone' };
    }
  }
}

type Pictured = { readonly wide: string; readonly narrow: string; readonly alt: string; readonly link: HomeLink };

type Campaign = { readonly wide: Picture; readonly narrow: Picture | null; readonly to: string | null };

/** Returns the pictures and the address of a campaign, or why it cannot be shown. */
function pictured({ wide, narrow, alt, link }: Pictured, found: HomeLookups): Campaign | TroubleKind {
  const { to, gone } = ledBy(link, found);
  const picture = found.pictures.get(wide);
  if (!picture) return 'picture-gone';
  if (gone) return gone;
  const small = found.pictures.get(narrow);
  return { wide: { ...picture, alt }, narrow: small ? { ...small, alt } : null, to };
}

function heroOf(block: BlockInWordsOf<'hero'>, found: HomeLookups): FilledBlock {
  const { id, kind, title, line, campaigns } = block;
  const slides = campaigns.map((one) => {
    const words = { title: one.title, line: one.line, label: one.label };
    return { id: one.id, ...words, ...ownIn(one), shown: pictured(one, found) };
  });
  const shown = slides.flatMap(({ shown: campaign, ...one }) =>
    typeof campaign === 'string' ? [] : [{ ...one, ...campaign }],
  );
  const troubles = slides.flatMap((one) => (typeof one.shown === 'string' ? [one.shown] : []));
  return whole({ id, kind, title, line, campaigns: shown, ...ownIn(block) }, ...new Set(troubles));
}

function campaignOf(block: BlockInWordsOf<'campaign'>, found: HomeLookups): FilledBlock {
  const shown = pictured(block, found);
  if (typeof shown === 'string') return hidden(shown);
  const { id, kind, title, line, button, tone } = block;
  return whole({ id, kind, ...shown, title, line, button, tone, ...ownIn(block) });
}

function rowOf(block: BlockInWordsOf<'products'>, found: HomeLookups): FilledBlock {
  const { id, kind, title, source } = block;
  const ids = found.rows.get(id) ?? [];
  const products = ids.flatMap((one) => found.products.get(one) ?? []);
  const troubles: TroubleKind[] = [];
  const category = categoryIn(source);
  if (category !== null && !found.facts?.categories.has(category)) troubles.push('category-gone');
  else if (isOfHidden(source)) troubles.push('department-gone');
  else if (source.by === 'picked' && products.length < ids.length) troubles.push('products-gone');
  else if (products.length === 0) troubles.push('empty');
  if (products.length === 0) return hidden(...troubles);
  const isUntitled = source.by === 'news' && title === '';
  const isEnglish = isUntitled && isSpecifiedDepartment(source.gender);
  const heading = isUntitled ? newsTitle(source.gender) : title;
  const to = wholeRow(source, found);
  return whole({ id, kind, title: heading, isEnglish, to, products, ...ownIn(block) }, ...troubles);
}

/** Returns the category that a source names; null if it names none. */
function categoryIn(source: BlockInWordsOf<'products'>['source']): number | null {
  if (source.by === 'category') return source.category;
  return source.by === 'collection' ? source.query.category : null;
}

function isOfHidden(source: BlockInWordsOf<'products'>['source']): boolean {
  const gender = genderOf(source);
  return gender !== null && !isShownDepartment(gender);
}

/** The news of the requirements' two have English titles. */
function newsTitle(gender: string): string {
  if (gender === 'men') return t('texts.newsMen');
  return gender === 'women' ? t('texts.newsWomen') : t('home-words.newsOf', shownSpoken(gender));
}

function wholeRow(source: BlockInWordsOf<'products'>['source'], { facts }: HomeLookups): string | null {
  switch (source.by) {
    case 'news':
    case 'newest':
      return genderAddress(source.gender);
    case 'offers':
      return offersAddress(source.gender);
    case 'collection':
      return collectionAddress(source.query);
    case 'category': {
      const category = facts?.categories.get(source.category);
      return category ? categoryAddress(category) : null;
    }
    case 'picked':
      return null;
  }
}

function tilesOf(block: BlockInWordsOf<'tiles'>, found: HomeLookups): FilledBlock {
  const { id, kind, title, of } = block;
  const { tiles: all, facts } = found;
  const byId = new Map(all.map((tile) => [tile.id, tile]));
  if (of.by === 'genders') {
    const tiles = genderTiles(all).map(({ genre, picture }) => {
      return { id: genre, title: shownDepartment(genre), note: '', to: genderAddress(genre), picture };
    });
    return tiles.length === 0 ? hidden('empty') : whole({ id, kind, title, tiles, ...ownIn(block) });
  }
  const chosen = of.by === 'biggest' ? chosenTiles(all) : of.categories.flatMap((one) => byId.get(one) ?? []);
  const isGone = of.by === 'picked' && of.categories.some((one) => !facts?.categories.has(one));
  const isLacking = of.by === 'picked' && chosen.length < of.categories.length;
  const isEmpty = isLacking || chosen.length === 0;
  const troubles: TroubleKind[] = isEmpty ? [isGone ? 'categories-gone' : 'empty'] : [];
  if (chosen.length === 0) return hidden(...troubles);
  const tiles = chosen.map((tile) => {
    const { title: name, genre, picture } = tile;
    return {
      id: String(tile.id),
      title: name,
      note: shownDepartment(genre),
      to: categoryAddress(tile),
      picture,
      ...ownIn(tile),
    };
  });
  return whole({ id, kind, title, tiles, ...ownIn(block) }, ...troubles);
}

function storyOf(block: BlockInWordsOf<'story'>, found: HomeLookups): FilledBlock {
  const { id, kind, label, title, text, picture: path, alt, button } = block;
  const news = [...found.news].toSorted(([one], [other]) => Number(other === 'women') - Number(one === 'women'));
  const product = found.products.get(news.flatMap(([, ids]) => ids.slice(0, 1))[0] ?? 0);
  const chosen = found.pictures.get(path);
  const picture = path === '' ? product?.pictures.at(-1) : chosen && { ...chosen, alt };
  if (!picture) return hidden(path === '' ? 'empty' : 'picture-gone');
  const paragraphs = text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);
  const led = ledBy(block.link, found);
  const isOfProduct = path === '' && block.link.to === 'nothing' && product !== undefined;
  const to = isOfProduct ? categoryAddress(product.Category) : led.to;
  const words = button === '' && isOfProduct ? categoryWords(product.Category) : button || t('home.seeMore');
  // The words of a button that names a category are in the shop's own language if the category's are.
  const isOwnButton = button === '' && isOfProduct && product.Category.inOwnLanguage !== undefined;
  const own = [...(block.inOwnLanguage ?? []), ...(isOwnButton ? (['button'] as const) : [])];
  const shown = {
    id,
    kind,
    label,
    title,
    paragraphs,
    picture,
    button: words,
    to,
    ...ownIn(own.length > 0 ? { inOwnLanguage: own } : {}),
  } as const;
  return led.gone ? whole(shown, led.gone) : whole(shown);
}

const categoryWords = ({ title, genre }: Category) => t('home.seeCategory', { title, ...shownSpoken(genre) });
