import { shopTimeText } from '#contract/core/fields/shop-time-text.ts';
import { t } from '#messages/messages.ts';
import { z } from 'zod';
import {
  campaignPictures,
  heroCampaign,
  homeFact,
  homeLink,
  mostOfRow,
  optionalHomePicture,
  productSource,
  tilesOf,
} from './home-parts.ts';
import { identityLengths } from '#contract/core/settings/identity-lengths.ts';
import { contentLine, optionalLine } from '#contract/core/fields/one-line.ts';

/** How many blocks a home page can have. */
export const mostBlocks = 30;

/** What every block has: its id in the page, and from when until when it is shown, in local time of the shop. */
const common = {
  id: z.string().regex(/^[\w-]{1,40}$/),
  from: shopTimeText.nullable().default(null),
  until: shopTimeText.nullable().default(null),
} as const;

const title = contentLine(80, { error: () => t('home-parts.missingTitle') });

const hero = z.object({
  ...common,
  kind: z.literal('hero'),
  /** The heading of the whole page. */
  title: contentLine(60, { error: () => t('home-parts.missingTitle') }),
  line: optionalLine(identityLengths.description).default(''),
  campaigns: z
    .array(heroCampaign)
    .max(6, { error: () => t('home-blocks.mostPictures') })
    .default([]),
});

const campaign = z.object({
  ...common,
  kind: z.literal('campaign'),
  ...campaignPictures,
  title,
  line: optionalLine(160).default(''),
  /** The text of the link; '' for 'Ver más'. */
  button: optionalLine(30).default(''),
  link: homeLink,
  /** Whether its text is light on a dark shade, or dark on a light one. */
  tone: z.enum(['light', 'dark']).default('light'),
});

const products = z.object({
  ...common,
  kind: z.literal('products'),
  /** '' for the specified heading of the row's source 'news'. */
  title: optionalLine(60).default(''),
  source: productSource,
  count: z
    .int()
    .min(1, { error: () => t('home-blocks.leastProducts') })
    .max(mostOfRow)
    .default(4),
});

const tiles = z.object({ ...common, kind: z.literal('tiles'), title, of: tilesOf });

const story = z.object({
  ...common,
  kind: z.literal('story'),
  label: optionalLine(40).default(''),
  title,
  /** Paragraphs are separated by empty lines. */
  text: z
    .string()
    .max(1500, { error: () => t('one-line.tooLong', { most: 1500 }) })
    .default(''),
  /** '' for the last picture of a new product, usually its cloth. */
  picture: optionalHomePicture,
  alt: optionalLine(200).default(''),
  /** The text of the link; '' for one that says where it leads. */
  button: optionalLine(40).default(''),
  link: homeLink.default({ to: 'nothing' }),
});

const text = z.object({
  ...common,
  kind: z.literal('text'),
  title: optionalLine(80).default(''),
  /** HTML of the editor, which the server sanitizes. */
  html: z
    .string()
    .min(1, { error: () => t('home-blocks.missingText') })
    .max(20_000, { error: () => t('home-blocks.textTooLong') }),
});

const facts = z.object({
  ...common,
  kind: z.literal('facts'),
  facts: z
    .array(homeFact)
    .min(2, { error: () => t('home-blocks.leastFacts') })
    .max(4, { error: () => t('home-blocks.mostFacts') })
    .refine((all) => new Set(all.map((fact) => fact.title)).size === all.length, {
      error: () => t('home-blocks.sameFact'),
    }),
});

const anyBlock = z.discriminatedUnion('kind', [hero, campaign, products, tiles, story, text, facts]);

/** A block of the home page. */
export const homeBlock = anyBlock.superRefine((block, { addIssue }) => {
  const say = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
  if (block.from !== null && block.until !== null && block.until <= block.from) {
    say('until', t('home-blocks.endsBeforeStart'));
  }
  if (block.kind === 'products' && block.title === '' && block.source.by !== 'news') {
    say('title', t('home-parts.missingTitle'));
  }
  if (block.kind === 'story' && block.picture !== '' && block.alt === '') {
    say('alt', t('home-parts.missingAlt'));
  }
});

export type HomeBlock = z.output<typeof homeBlock>;

export type BlockKind = HomeBlock['kind'];

export type BlockOf<Kind extends BlockKind> = Extract<HomeBlock, { readonly kind: Kind }>;

/** The blocks of a home page, in their order. */
export const homeBlocks = z
  .array(homeBlock)
  .max(mostBlocks, { error: () => t('home-blocks.mostBlocks', { most: mostBlocks }) })
  .superRefine((blocks, { addIssue }) => {
    const ids = blocks.map(({ id }) => id);
    const again = ids.findIndex((id, at) => ids.indexOf(id) < at);
    if (again >= 0) addIssue({ code: 'custom', path: [again, 'id'], message: t('home-blocks.sameId') });
    const heroes = blocks.flatMap(({ kind }, at) => (kind === 'hero' ? [at] : []));
    for (const at of heroes.slice(1)) {
      addIssue({ code: 'custom', path: [at, 'kind'], message: t('home-blocks.oneHero') });
    }
  });
