import type { ColourName } from '../garments/palette.ts';
import type { Fabric } from '../garments/piece.ts';
import type { Model } from '../garments/wardrobe.ts';

/** A category of the demo shop: all its products are of one cut and fabric, in several colours. */
export type DemoCategory = {
  readonly id: number;
  readonly title: string;
  readonly genre: 'men' | 'women';
  readonly names: readonly string[];
  readonly cut: Model['cut'];
  readonly fabric: Fabric;
  /** In cents. */
  readonly price: number;
};

const men = [
  {
    title: 'Remeras básicas',
    names: ['Remera Puerto', 'Remera Cardal'],
    cut: 'clasica',
    fabric: 'plain',
    price: 1_899_000,
  },
  {
    title: 'Remeras amplias',
    names: ['Remera Andén', 'Remera Estero'],
    cut: 'amplia',
    fabric: 'plain',
    price: 2_299_000,
  },
  {
    title: 'Remeras de lino',
    names: ['Remera Litoral', 'Remera Duna'],
    cut: 'clasica',
    fabric: 'linen',
    price: 3_499_000,
  },
  {
    title: 'Remeras a rayas',
    names: ['Remera Muelle', 'Remera Bahía'],
    cut: 'clasica',
    fabric: 'stripe',
    price: 2_599_000,
  },
  {
    title: 'Remeras escote en V',
    names: ['Remera Quebrada', 'Remera Valle'],
    cut: 'escote-v',
    fabric: 'plain',
    price: 2_099_000,
  },
  {
    title: 'Remeras tejidas',
    names: ['Remera Telar', 'Remera Ovillo'],
    cut: 'amplia',
    fabric: 'knit',
    price: 3_899_000,
  },
] as const;

const women = [
  {
    title: 'Remeras esenciales',
    names: ['Remera Alba', 'Remera Clara'],
    cut: 'clasica',
    fabric: 'plain',
    price: 1_999_000,
  },
  {
    title: 'Remeras sueltas',
    names: ['Remera Brisa', 'Remera Marea'],
    cut: 'amplia',
    fabric: 'plain',
    price: 2_399_000,
  },
  {
    title: 'Remeras de canalé',
    names: ['Remera Junco', 'Remera Trama'],
    cut: 'clasica',
    fabric: 'rib',
    price: 2_799_000,
  },
  {
    title: 'Remeras marineras',
    names: ['Remera Faro', 'Remera Costa'],
    cut: 'amplia',
    fabric: 'stripe',
    price: 2_699_000,
  },
  {
    title: 'Remeras con escote',
    names: ['Remera Lila', 'Remera Salvia'],
    cut: 'escote-v',
    fabric: 'linen',
    price: 3_299_000,
  },
  {
    title: 'Remeras estampadas',
    names: ['Remera Jardín', 'Remera Monte'],
    cut: 'clasica',
    fabric: 'print',
    price: 2_999_000,
  },
] as const;

/** The categories of the demo shop, six a gender. */
export const demoCategories: readonly DemoCategory[] = [
  ...men.map((model, index) => ({ ...model, id: 101 + index, genre: 'men' as const })),
  ...women.map((model, index) => ({ ...model, id: 201 + index, genre: 'women' as const })),
];

export const demoColours: readonly ColourName[] = [
  'Blanco',
  'Crudo',
  'Arena',
  'Terracota',
  'Verde oliva',
  'Gris',
  'Bordó',
  'Azul marino',
  'Celeste',
  'Negro',
];

export const demoBrands = [
  'Cardal',
  'Río Seco',
  'Taller Norte',
  'Lumbre',
  'Abasto',
  'Nogal',
  'Casa Marea',
  'Once',
] as const;
