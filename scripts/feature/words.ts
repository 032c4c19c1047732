import { areas } from '../lint/areas.ts';

/** The input for a new feature: its area, its name, the name of one item, and its title in Spanish. */
export type Request = {
  readonly area: string;
  readonly feature: string;
  readonly thing: string;
  readonly title: string;
};

/** The feature's names in each case style: for 'gift-cards' and 'gift-card', giftCards, gift_cards, GiftCard, ... */
export type Words = Request & {
  readonly group: string;
  readonly table: string;
  readonly one: string;
  readonly Group: string;
  readonly One: string;
};

export class BadRequest extends Error {}

const kebab = /^[a-z]+(-[a-z]+)*$/;

/** Throws BadRequest with one clear line when there is no such area, a name is not kebab-case, or both are the same. */
export function wordsOf({ area, feature, thing, title }: Request): Words {
  const known = areas['contract'] ?? [];
  if (!known.includes(area)) throw new BadRequest(`'${area}' is no area: ${known.join(', ')}`);
  for (const name of [feature, thing]) {
    if (!kebab.test(name)) throw new BadRequest(`'${name}' is no kebab-case name, like gift-cards`);
  }
  if (feature === thing) {
    throw new BadRequest('the feature and one of its things need two names, like gift-cards and gift-card');
  }
  if (title.trim() === '' || /['\\]/.test(title)) throw new BadRequest('the title is Spanish text without quotes');
  const group = camel(feature);
  const one = camel(thing);
  return {
    area,
    feature,
    thing,
    title,
    group,
    one,
    table: feature.replaceAll('-', '_'),
    Group: upper(group),
    One: upper(one),
  };
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function upper(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
