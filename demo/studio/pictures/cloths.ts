import { dyed, type Cloth } from '../cloth/cloth.ts';
import { denim, gabardine, linen, poplin } from '../cloth/cottons.ts';
import { worn } from '../cloth/denim-wash.ts';
import { fleece, jersey, knit, pique, rib } from '../cloth/knits.ts';
import { satin, wrongSide } from '../cloth/linings.ts';
import { barred } from '../cloth/patterns.ts';
import { sprigs } from '../cloth/prints.ts';
import { nylon } from '../cloth/synthetics.ts';
import { coating } from '../cloth/wools.ts';
import { linear, type Rgb } from '../light/skin.ts';
import type { GarmentKind, Look } from './look.ts';

/** What a garment is made of. */
export type Cloths = {
  readonly cloth: Cloth;
  readonly lining: Cloth;
  /** The cloth of bands and cuffs, if it is another one. */
  readonly trim?: Cloth;
};

const crude = linear('#e9dfca');
const ink = linear('#273146');
const bright = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

/** Returns a colour that stands out from another one. */
const against = (colour: Rgb): Rgb => (bright(colour) > 0.22 ? ink : crude);

/** The cloth of each kind when it has one colour. */
const plain: Readonly<Record<GarmentKind, (colour: Rgb) => Cloth>> = {
  remera: jersey,
  camisa: poplin,
  polo: pique,
  sweater: knit,
  buzo: fleece,
  campera: nylon,
  abrigo: coating,
  blazer: gabardine,
  vestido: poplin,
  falda: gabardine,
  jeans: gabardine,
  pantalon: gabardine,
  short: poplin,
};

/** Denim is dyed darker than it looks, because its white threads show. Almost white it is a bleached twill. */
function jean(colour: Rgb, kind: GarmentKind): Cloth {
  const share = bright(colour);
  if (share > 0.6) return gabardine(colour);
  return denim(scaled(colour, share > 0.3 ? 0.8 : 0.5), kind === 'jeans' ? worn : () => 0.13);
}

function check(colour: Rgb, kind: GarmentKind): Cloth {
  const [low, high] = [scaled(colour, 0.28), crude];
  if (kind === 'camisa') {
    const bars = (at: number) => [
      { every: 5.6, wide: 2.1, at, colour, share: 0.55 },
      { every: 5.6, wide: 0.3, at: at + 2.8, colour: ink, share: 0.6 },
    ];
    return barred(poplin(linear('#e9e2d2')), { level: bars(0), upright: bars(2.8) });
  }
  const bars = [
    { every: 0.5, wide: 0.25, colour: low, share: 0.22 },
    { every: 6, wide: 2.4, colour: low, share: 0.24 },
    { every: 6, wide: 0.16, at: 3, colour: high, share: 0.3 },
  ];
  return barred(coating(colour), { level: bars, upright: bars });
}

function printed(colour: Rgb): Cloth {
  const isDark = bright(colour) < 0.22;
  return sprigs(poplin(colour), {
    petals: [linear('#f4f1ea'), linear(isDark ? '#c79a92' : '#b0574a'), linear('#f0d9a8')],
    heart: linear('#bd8b2c'),
    leaf: linear(isDark ? '#7f9070' : '#456b62'),
    every: 3.9,
  });
}

/** A cloth that some kinds have in their own way. */
type OfSome = Readonly<Partial<Record<GarmentKind, (colour: Rgb) => Cloth>>>;

const ribs: OfSome = { remera: (colour) => rib(colour, 0.3), falda: (colour) => rib(colour, 0.55) };

const linens: OfSome = { remera: (colour) => jersey(colour, 0.3) };

const clothOf: Readonly<Record<Look['fabric'], (colour: Rgb, kind: GarmentKind) => Cloth>> = {
  plain: (colour, kind) => plain[kind](colour),
  stripe: (colour, kind) =>
    barred(plain[kind](colour), { level: [{ every: 3.2, wide: 1.1, colour: against(colour) }] }),
  check,
  denim: jean,
  rib: (colour, kind) => (ribs[kind] ?? rib)(colour),
  linen: (colour, kind) => (linens[kind] ?? linen)(colour),
  knit: (colour, kind) => (kind === 'polo' ? pique(colour) : knit(colour)),
  print: printed,
};

/** Returns what a garment is made of. */
export function clothsOf({ fabric, colour: hex, cut }: Look, kind: GarmentKind): Cloths {
  const colour = dyed(hex);
  const cloth = cut === 'jogger' && fabric === 'plain' ? fleece(colour, 0.6) : clothOf[fabric](colour, kind);
  if (kind === 'abrigo' || kind === 'blazer') return { cloth, lining: satin() };
  if (kind === 'campera' && fabric !== 'denim') {
    const lining = satin(scaled(colour, 1.25));
    return cut === 'bomber' ? { cloth, lining, trim: jersey(scaled(colour, 0.8)) } : { cloth, lining };
  }
  const lining = wrongSide(cloth);
  if (kind === 'polo' || fabric === 'stripe') return { cloth, lining, trim: jersey(colour) };
  return cut === 'polera' ? { cloth, lining, trim: knit(colour) } : { cloth, lining };
}
