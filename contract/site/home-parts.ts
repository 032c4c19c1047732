import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { gender } from '#contract/core/fields/fields.ts';
import { contentLine, optionalLine } from '#contract/core/fields/one-line.ts';
import { pricesCrossed } from '#contract/core/money/prices-crossed.ts';
import { identityLengths } from '#contract/core/settings/identity-lengths.ts';

/** The id of a row in stored JSON. Unlike `rowId` it accepts no text. */
const storedId = z.int().min(1).max(2_147_483_647);

const missingPicture = { error: () => t('home-parts.missingPicture') };

/** The path of a picture that was uploaded for the home page. */
export const homePicture = z.string(missingPicture).regex(/^\/media\/[0-9a-f]{32}$/, missingPicture);

/** The same, which may be missing: ''. */
export const optionalHomePicture = z.union([z.literal(''), homePicture], missingPicture).default('');

const price = z.number().min(0).max(99_999_999).nullable().default(null);

/** A collection: the filters of the catalogue that define it. Prices are decimal numbers of the shop's currency. */
export const homeCollection = z
  .object({
    gender: gender.nullable().default(null),
    category: storedId.nullable().default(null),
    brand: optionalLine(40).default(''),
    color: optionalLine(40).default(''),
    size: optionalLine(12).default(''),
    search: optionalLine(80).default(''),
    minPrice: price,
    maxPrice: price,
    offers: z.boolean().default(false),
  })
  .refine(({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice, {
    path: ['minPrice'],
    error: pricesCrossed,
  });

export type HomeCollection = z.output<typeof homeCollection>;

/** The same for one that is chosen in a form; `missing` is said of none. */
const chosenId = (missing: { readonly error: () => string }) =>
  z.int(missing).min(1, missing).max(2_147_483_647, missing);

const chooseCategory = { error: () => t('home-parts.chooseCategory') };

/** Where a campaign leads. */
export const homeLink = z.discriminatedUnion('to', [
  z.object({ to: z.literal('nothing') }),
  z.object({ to: z.literal('gender'), gender }),
  z.object({ to: z.literal('category'), category: chosenId(chooseCategory) }),
  z.object({ to: z.literal('product'), product: chosenId({ error: () => t('home-parts.chooseProduct') }) }),
  z.object({ to: z.literal('collection'), query: homeCollection }),
  z.object({
    to: z.literal('page'),
    address: z
      .string()
      .max(300, { error: () => t('one-line.tooLong', { most: 300 }) })
      .regex(/^\/(?![/\\])[^\s\\]*$/, { error: () => t('home-parts.wrongAddress') }),
  }),
]);

export type HomeLink = z.output<typeof homeLink>;

/** How many products of a row can be shown, and picked by hand. */
export const mostOfRow = 12;

/** Which products a row shows. 'news' are the third to the sixth product of a gender, as the shop began. */
export const productSource = z.discriminatedUnion('by', [
  z.object({ by: z.literal('news'), gender }),
  z.object({ by: z.literal('newest'), gender: gender.nullable().default(null) }),
  z.object({ by: z.literal('category'), category: chosenId(chooseCategory) }),
  z.object({ by: z.literal('offers'), gender: gender.nullable().default(null) }),
  z.object({ by: z.literal('collection'), query: homeCollection }),
  z.object({
    by: z.literal('picked'),
    products: z
      .array(storedId)
      .min(1, { error: () => t('home-parts.leastProducts') })
      .max(mostOfRow, { error: () => t('home-parts.mostProducts', { most: mostOfRow }) })
      .refine((ids) => new Set(ids).size === ids.length, { error: () => t('home-parts.sameProduct') }),
  }),
]);

export type ProductSource = z.output<typeof productSource>;

/** What a block of tiles shows. 'biggest' are the categories with the most products, of both genders in turn. */
export const tilesOf = z.discriminatedUnion('by', [
  z.object({ by: z.literal('biggest') }),
  z.object({ by: z.literal('genders') }),
  z.object({
    by: z.literal('picked'),
    categories: z
      .array(storedId)
      .min(1, { error: () => t('home-parts.leastCategories') })
      .max(6, { error: () => t('home-parts.mostCategories') })
      .refine((ids) => new Set(ids).size === ids.length, { error: () => t('home-parts.sameCategory') }),
  }),
]);

/** The icons of the information strip. */
export const factIcons = ['card', 'returns', 'warranty', 'lock', 'truck', 'store', 'heart', 'star'] as const;

export type FactIcon = (typeof factIcons)[number];

export const homeFact = z.object({
  icon: z.enum(factIcons),
  title: contentLine(40, { error: () => t('home-parts.missingTitle') }),
  text: optionalLine(140).default(''),
});

export type HomeFact = z.output<typeof homeFact>;

/** The longest side of what is chosen for a picture is cropped: wide screens show 21:9, phones 4:5. */
export const campaignPictures = {
  wide: homePicture,
  /** '' if phones show a part of the wide one. */
  narrow: optionalHomePicture,
  alt: contentLine(200, { error: () => t('home-parts.missingAlt') }),
} as const;

/** A slide of the opening carousel. One without a title of its own shows the words of the opening. */
export const heroCampaign = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  ...campaignPictures,
  title: optionalLine(60).default(''),
  line: optionalLine(identityLengths.description).default(''),
  label: contentLine(40, { error: () => t('home-parts.missingLinkText') }),
  link: homeLink,
});

export type HeroCampaign = z.output<typeof heroCampaign>;
