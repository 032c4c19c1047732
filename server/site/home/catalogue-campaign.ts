import type { HomeLink } from '#contract/site/home-parts.ts';
import type { CatalogueCampaign, ShownKind } from '#contract/site/home.ts';
import { placesOf } from '#contract/core/shop/present-departments.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import type { Database } from '#platform/database/database.ts';
import { blockInWords } from './block-words.ts';
import { fillBlock } from './fill-block.ts';
import { genderAddress } from './home-address.ts';
import { homeLookups, type HomeLookups } from './home-lookups.service.ts';
import { dueHome } from './show-home.service.ts';

type Asked = { readonly gender?: Gender | undefined; readonly page: number };

/**
 * Returns the campaign that stands among the products of a page of the catalogue: those of the opening that fit take turns, page
 * by page. One fits that leads somewhere else, and into no other department than that of the page.
 */
export async function catalogueCampaign(
  db: Database,
  { gender, page }: Asked,
  at: Date,
): Promise<{ campaign: CatalogueCampaign | null }> {
  const { due } = await dueHome(db, at);
  const hero = due.find(({ kind }) => kind === 'hero');
  if (hero?.kind !== 'hero' || hero.campaigns.length === 0) return { campaign: null };
  const found = await homeLookups(db, [hero]);
  const { shown } = fillBlock(blockInWords(hero), found);
  if (shown?.kind !== 'hero') return { campaign: null };
  const fitting = shown.campaigns.flatMap((one) => {
    const link = hero.campaigns.find(({ id }) => id === one.id)?.link;
    const isHere = one.to === genderAddress(gender ?? null);
    if (one.to === null || link === undefined || isHere || !isOf(gender, link, found)) return [];
    return [{ ...one, ...wordsOf(one, shown), to: one.to }];
  });
  return { campaign: fitting[(page - 1) % fitting.length] ?? null };
}

function isOf(gender: Gender | undefined, link: HomeLink, found: HomeLookups): boolean {
  const places = gender === undefined ? [] : placesOfLink(link, found);
  return places.length === 0 || places.includes(gender ?? '');
}

/** Returns the departments into which a link leads; none for all of them. */
function placesOfLink(link: HomeLink, { facts, products }: HomeLookups): readonly Gender[] {
  switch (link.to) {
    case 'gender':
      return [link.gender];
    case 'category':
      return [facts?.categories.get(link.category)?.genre ?? []].flat();
    case 'product':
      return [products.get(link.product) ?? []].flat().flatMap(placesOf);
    case 'collection':
      return [link.query.gender ?? []].flat();
    case 'page':
    case 'nothing':
      return [];
  }
}

type Hero = ShownKind<'hero'>;

/** Returns the words of a campaign: those of the opening where it has none, as in the carousel. */
function wordsOf(campaign: Hero['campaigns'][number], hero: Hero) {
  if (campaign.title !== '') return {};
  const ofCampaign = (campaign.inOwnLanguage ?? []).filter((name) => name === 'label' || name === 'alt');
  return { title: hero.title, line: hero.line, inOwnLanguage: [...(hero.inOwnLanguage ?? []), ...ofCampaign] };
}
