import { z } from 'zod';
import { contrastWords, darker, hexPattern, leastContrast, nearestShade, textContrast } from '../colour-contrast.ts';
import { typefaceNames } from '../look.ts';
import type { LookColours, Typefaces } from '../look.ts';
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

const groundNames = { warm: 'Cálido', white: 'Blanco', grey: 'Gris' } as const satisfies Record<GroundName, string>;

const typefaces = {
  editorial: 'Editorial: Instrument Serif e Inter',
  classic: 'Clásica: Gilda Display y Figtree',
  modern: 'Moderna: Jost e Inter',
} as const satisfies Record<Typefaces, string>;

/** What text in the owner's colours stands on, of whichever ground: a change of the ground never makes it unreadable. */
export const readableGrounds = [...new Set(Object.values(grounds).flatMap(({ paper, sheet }) => [paper, sheet]))];

/** A colour for text on the shop's grounds, and for a ground of white text. */
const readableColour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(hexPattern, { error: 'Escriba el color como #23483a', abort: true })
  .refine((colour) => leastContrast(colour, readableGrounds) >= textContrast, {
    error: ({ input }) => refusedColour(String(input)),
  });

/** Says why a colour is refused, and which one is near. */
function refusedColour(colour: string): string {
  const ratio = contrastWords(leastContrast(colour, readableGrounds));
  const shade = nearestShade(colour, readableGrounds) ?? '';
  return `Con este color los textos no se leen bien: su contraste es de ${ratio} y tiene que ser de 4,5:1. El tono más cercano que alcanza es ${shade}`;
}

/** How the shop looks: colours, typefaces, logo. */
export const lookSettings = settingGroup({
  title: 'Aspecto',
  about: 'Los colores, las letras y el logo de las páginas, de los correos y de los documentos.',
  fields: {
    accentColour: {
      control: 'colour',
      against: readableGrounds,
      label: 'Color de acento',
      hint: 'El de las estrellas, los avisos, los botones de los correos y los de la tienda al pasar por ellos.',
      schema: readableColour,
      start: '#23483a',
    },
    saleColour: {
      control: 'colour',
      against: readableGrounds,
      label: 'Color de las ofertas',
      hint: 'El de los precios rebajados.',
      schema: readableColour,
      start: '#a2361f',
    },
    ground: {
      control: 'choice',
      options: groundNames,
      label: 'Fondo',
      schema: z.enum(['warm', 'white', 'grey'], { error: 'Elija una de las opciones' }),
      start: 'warm',
    },
    typefaces: {
      control: 'choice',
      options: typefaces,
      label: 'Letras',
      schema: z.enum(typefaceNames, { error: 'Elija una de las opciones' }),
      start: 'editorial',
    },
    logo: {
      control: 'picture',
      label: 'Logo',
      hint: 'SVG, o PNG con fondo transparente. Sin logo se muestra el nombre de la tienda.',
      schema: optionalPicture,
      start: '',
    },
    icon: {
      control: 'picture',
      label: 'Ícono',
      hint: 'Cuadrado, para la pestaña del navegador y el teléfono. Si falta, se usa el logo o, si es muy ancho, la inicial.',
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
