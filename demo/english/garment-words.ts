import type { Kind } from '#demo/studio/pictures/look.ts';
import type { Material } from '../goods/products/material.ts';

/** The description of each material, as it follows a colour: 'sand washed linen'. */
export const englishMaterials = {
  plain: 'combed cotton',
  stripe: 'yarn-dyed striped cotton',
  check: 'checked cloth',
  denim: '12 oz denim',
  rib: 'rib knit',
  linen: 'washed linen',
  knit: 'knitted fabric',
  print: 'printed viscose',
  leather: 'full-grain leather',
  canvas: 'cotton canvas',
  wool: 'wool cloth',
  gabardine: 'cotton gabardine',
  poplin: 'checked poplin',
} as const satisfies Record<Material, string>;

type KindWords = {
  readonly points: readonly [string, string];
  readonly care: string;
  readonly fit: string;
};

const wash = 'Machine wash cold with similar colours. Dry in the shade. Iron inside out at a medium temperature.';
const hand = 'Hand wash cold. Dry flat on a towel. Do not hang or wring.';
const dry = 'Dry clean. Keep on a wide hanger. Brush after wearing.';
const wipe = 'Wipe with a damp cloth. Leave to dry away from sun and heat.';

const top = 'If you are between two sizes, take the larger.';
const leg = 'Measure the waist of trousers that fit you well and compare it with the size guide.';

/** What is said of all garments of a kind, as in demo/goods/products/garment-words.ts. */
export const englishKinds = {
  remera: {
    points: ['Reinforced shoulder and neck seams', 'Keeps its shape, wash after wash'],
    care: wash,
    fit: `Straight fit. ${top}`,
  },
  camisa: {
    points: ['Buttons of natural mother-of-pearl', 'Double yoke at the back'],
    care: wash,
    fit: `Regular fit. ${top}`,
  },
  polo: { points: ['Collar that does not curl', 'Side vents at the hem'], care: wash, fit: `Regular fit. ${top}` },
  sweater: {
    points: ['Edges knitted to shape, not cut', 'Cuffs that spring back'],
    care: hand,
    fit: `Comfortable fit, to wear over a T-shirt. ${top}`,
  },
  buzo: { points: ['Brushed inside', 'Ribbed cuffs and waistband'], care: wash, fit: `Loose fit. ${top}` },
  campera: {
    points: ['Inside pockets', 'Metal zips and buttons'],
    care: wash,
    fit: `Made to go over warm layers. ${top}`,
  },
  abrigo: {
    points: ['Fully lined', 'Deep pockets'],
    care: dry,
    fit: `Straight fit, to wear over a jumper. ${top}`,
  },
  blazer: {
    points: ['Lapels shaped by hand', 'Partial lining that adds no weight'],
    care: dry,
    fit: `Natural shoulder. ${top}`,
  },
  vestido: {
    points: ['Falls without clinging', 'Clean seams inside'],
    care: wash,
    fit: `The fit follows the cut. ${top}`,
  },
  falda: { points: ['Lined waistband', 'Concealed zip'], care: wash, fit: `Sits at the waist. ${leg}` },
  jeans: {
    points: ['Riveted pockets', 'Takes your shape with wear'],
    care: 'Wash seldom, inside out and cold. Dry in the shade.',
    fit: `Mid rise. ${leg}`,
  },
  pantalon: {
    points: ['Pockets that stay flat', 'Hem that can be let down'],
    care: wash,
    fit: `High rise. ${leg}`,
  },
  short: {
    points: ['Front pockets and one at the back', 'Flat inside seam'],
    care: wash,
    fit: `Cut above the knee. ${leg}`,
  },
  zapatillas: {
    points: ['Stitched sole', 'Washable insole'],
    care: wipe,
    fit: 'True to size. Between two sizes, take the larger.',
  },
  bolso: { points: ['Double-stitched handles', 'Inside pocket with a zip'], care: wipe, fit: 'One size.' },
  bufanda: { points: ['Edges finished by hand', 'Does not itch'], care: hand, fit: 'One size.' },
} as const satisfies Record<Kind, KindWords>;
