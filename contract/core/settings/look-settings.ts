import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { z } from 'zod';
import {
  contrastWords,
  darker,
  hexPattern,
  leastContrast,
  nearestShade,
  textContrast,
} from '../shop/colour-contrast.ts';
import { typefaceNames, type LookColours, type Typefaces } from '../shop/look.ts';
import { optionalPicture } from './picture-value.ts';
import { settingGroup } from './setting.ts';

type Ground = Omit<LookColours, 'accent' | 'accentDeep' | 'sale'>;

/** Grounds with all that stands on them: stone and ink are readable on each of its surfaces, edge is seen on them. */
export const grounds = {
  warm: {
    paper: '#f6f3ed',
    sheet: '#fdfcf9',
    sand: '#ebe5da',
    line: '#d9d1c3',
    edge: '#8a8072',
    stone: '#635b50',
    ink: '#1c1a17',
  },
  white: {
    paper: '#ffffff',
    sheet: '#ffffff',
    sand: '#f1f0ee',
    line: '#dddbd7',
    edge: '#85817b',
    stone: '#5f5c57',
    ink: '#191817',
  },
  grey: {
    paper: '#f3f4f5',
    sheet: '#fdfdfe',
    sand: '#e6e8ea',
    line: '#d2d5d9',
    edge: '#7c8187',
    stone: '#575c62',
    ink: '#17191b',
  },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;

const groundNames = lateTexts({
  warm: () => t('settings.warmGround'),
  white: () => t('settings.whiteGround'),
  grey: () => t('settings.greyGround'),
}) satisfies Record<GroundName, string>;

const typefaces = lateTexts({
  editorial: () => t('settings.editorialFaces'),
  classic: () => t('settings.classicFaces'),
  modern: () => t('settings.modernFaces'),
}) satisfies Record<Typefaces, string>;

/**
 * What text in the owner's colours stands on, of whichever ground: a change of the ground never makes it unreadable. Sand is that
 * of a row that is chosen or under the pointer.
 */
export const readableGrounds = [
  ...new Set(Object.values(grounds).flatMap(({ paper, sheet, sand }) => [paper, sheet, sand])),
];

/** A colour for text on the shop's grounds, and for a ground of white text. */
const readableColour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(hexPattern, { error: () => t('settings.wrongColour'), abort: true })
  .refine((colour) => leastContrast(colour, readableGrounds) >= textContrast, {
    error: ({ input }) => refusedColour(String(input)),
  });

/** Says why a colour is refused, and which one is near. */
function refusedColour(colour: string): string {
  const ratio = contrastWords(leastContrast(colour, readableGrounds));
  const shade = nearestShade(colour, readableGrounds) ?? '';
  return t('settings.unreadableColour', { ratio, needed: contrastWords(textContrast), shade });
}

/** How the shop looks: colours, typefaces, logo. */
export const lookSettings = settingGroup({
  title: () => t('settings.lookTitle'),
  about: () => t('settings.lookAbout'),
  fields: {
    accentColour: {
      control: 'colour',
      against: readableGrounds,
      label: () => t('settings.accentColour'),
      hint: () => t('settings.accentColourHint'),
      schema: readableColour,
      start: '#23483a',
    },
    saleColour: {
      control: 'colour',
      against: readableGrounds,
      label: () => t('settings.saleColour'),
      hint: () => t('settings.saleColourHint'),
      schema: readableColour,
      start: '#a2361f',
    },
    ground: {
      control: 'choice',
      options: groundNames,
      label: () => t('settings.ground'),
      schema: z.enum(['warm', 'white', 'grey'], { error: () => t('settings.chooseOption') }),
      start: 'warm',
    },
    typefaces: {
      control: 'choice',
      options: typefaces,
      label: () => t('settings.typefaces'),
      schema: z.enum(typefaceNames, { error: () => t('settings.chooseOption') }),
      start: 'editorial',
    },
    logo: {
      control: 'picture',
      label: () => t('settings.logo'),
      hint: () => t('settings.logoHint'),
      schema: optionalPicture,
      start: '',
    },
    icon: {
      control: 'picture',
      label: () => t('settings.icon'),
      hint: () => t('settings.iconHint'),
      schema: optionalPicture,
      start: '',
    },
  },
});

type Chosen = {
  readonly accentColour: string;
  readonly saleColour: string;
  readonly ground: GroundName;
};

/** How much darker a button is under the pointer. */
const deepShare = 0.31;

/** Returns the colours of a choice. */
export function coloursOf({ accentColour, saleColour, ground }: Chosen): LookColours {
  return {
    ...grounds[ground],
    accent: accentColour,
    accentDeep: accentColour === '#23483a' ? '#173229' : darker(accentColour, deepShare),
    sale: saleColour,
  };
}
