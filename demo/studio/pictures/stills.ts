import type { Still } from '../blocks/still.ts';
import { dyed } from '../cloth/cloth.ts';
import { boots } from '../garments/boots.ts';
import { satchel } from '../garments/satchel.ts';
import { scarf } from '../garments/scarf.ts';
import { silkSquare } from '../garments/silk-square.ts';
import { sneakers } from '../garments/sneakers.ts';
import { tote } from '../garments/tote.ts';
import { linear, type Rgb } from '../light/skin.ts';

const dark = linear('#3a322b');

/** What is photographed as it stands, hangs or lies: by kind and cut, of a colour. */
const stills: Readonly<Record<string, (colour: Rgb) => Still>> = {
  'zapatillas-urbana': (colour) =>
    sneakers({
      upper: colour,
      heel: linear('#26473b'),
      sole: linear('#ded7c6'),
      laces: linear('#d9d5cc'),
      lining: linear('#d8c8ac'),
    }),
  'zapatillas-bota': (colour) =>
    boots({
      upper: colour,
      heel: [colour[0] * 0.6, colour[1] * 0.6, colour[2] * 0.6],
      sole: dark,
      laces: linear('#4a3424'),
      lining: linear('#c9b08a'),
    }),
  'bolso-tote': tote,
  'bolso-bandolera': satchel,
  'bufanda-larga': scarf,
  'bufanda-cuadrada': (colour) =>
    silkSquare({
      paper: linear('#f0e9da'),
      border: colour,
      line: linear('#6a2631'),
      leaf: linear('#456b62'),
      flower: linear('#ab5639'),
    }),
};

/** Returns a still thing of a colour; undefined if it is none. */
export const stillOf = (kind: string, cut: string, colour: string): Still | undefined =>
  stills[`${kind}-${cut}`]?.(dyed(colour));
