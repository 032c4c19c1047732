import { z } from 'zod';
import { genderAsked, wholeNumber } from '#contract/core/fields/fields.ts';
import { picture } from '#contract/core/fields/picture.ts';
import { productCard } from '#contract/goods/products.ts';
import { inOwnLanguage } from '#contract/core/shop/in-own-language.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { factIcons } from './home-parts.ts';

/** The pictures of a campaign: `narrow` is for phones, null if they show a part of the wide one. `to` is an address. */
const campaignShown = {
  wide: picture,
  narrow: picture.nullable(),
  to: z.string().nullable(),
} as const;

const shownCampaign = z.object({
  id: z.string(),
  ...campaignShown,
  /** '' for the words of the opening. */
  title: z.string(),
  line: z.string(),
  label: z.string(),
  inOwnLanguage: inOwnLanguage(['title', 'line', 'label', 'alt']),
});

/** One that leads somewhere, with the words of the opening if it has none of its own. */
const catalogueCampaign = shownCampaign.omit({ narrow: true }).extend({ to: z.string() });

export type CatalogueCampaign = z.output<typeof catalogueCampaign>;

const shownTile = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  to: z.string(),
  picture,
  inOwnLanguage: inOwnLanguage(['title']),
});

const id = z.string();

/** A block of the home page with all that it shows. What has nothing to show is not among them. */
export const shownBlock = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('hero'),
    title: z.string(),
    line: z.string(),
    campaigns: z.array(shownCampaign),
    inOwnLanguage: inOwnLanguage(['title', 'line']),
  }),
  z.object({
    id,
    kind: z.literal('campaign'),
    ...campaignShown,
    title: z.string(),
    line: z.string(),
    button: z.string(),
    tone: z.enum(['light', 'dark']),
    inOwnLanguage: inOwnLanguage(['title', 'line', 'button', 'alt']),
  }),
  z.object({
    id,
    kind: z.literal('products'),
    title: z.string(),
    /** True for the specified English heading. */
    isEnglish: z.boolean(),
    /** Where all of them are; null for products that were picked by hand. */
    to: z.string().nullable(),
    products: z.array(productCard),
    inOwnLanguage: inOwnLanguage(['title']),
  }),
  z.object({
    id,
    kind: z.literal('tiles'),
    title: z.string(),
    tiles: z.array(shownTile),
    inOwnLanguage: inOwnLanguage(['title']),
  }),
  z.object({
    id,
    kind: z.literal('story'),
    label: z.string(),
    title: z.string(),
    paragraphs: z.array(z.string()),
    picture,
    button: z.string(),
    to: z.string().nullable(),
    inOwnLanguage: inOwnLanguage(['label', 'title', 'text', 'button', 'alt']),
  }),
  z.object({
    id,
    kind: z.literal('text'),
    title: z.string(),
    html: z.string(),
    inOwnLanguage: inOwnLanguage(['title', 'html']),
  }),
  z.object({
    id,
    kind: z.literal('facts'),
    facts: z.array(
      z.object({
        icon: z.enum(factIcons),
        title: z.string(),
        text: z.string(),
        inOwnLanguage: inOwnLanguage(['title', 'text']),
      }),
    ),
  }),
]);

export type ShownBlock = z.output<typeof shownBlock>;

export type ShownKind<Kind extends ShownBlock['kind']> = Extract<ShownBlock, { readonly kind: Kind }>;

export const home = {
  shown: endpoint({
    method: 'GET',
    path: '/home/blocks',
    summary: 'The blocks of the home page, as everybody sees them at this moment',
    roles: anyone,
    input: z.object({}),
    output: z.array(shownBlock),
  }),
  ofCatalogue: endpoint({
    method: 'GET',
    path: '/home/campaign',
    summary: 'The campaign of the opening that stands among the products of a page of the catalogue; null if none fits',
    roles: anyone,
    input: z.object({ gender: genderAsked.optional(), page: wholeNumber.min(1).max(100_000).default(1) }),
    output: z.object({ campaign: catalogueCampaign.nullable() }),
  }),
} as const;
