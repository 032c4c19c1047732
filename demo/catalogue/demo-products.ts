import { chanceOf } from '../garments/chance.ts';
import type { GarmentDrawing } from '../garments/draw-garment.ts';
import { compositions } from '../garments/draw-garment.ts';
import { demoBrands, demoCategories, demoColours } from './models.ts';
import type { DemoCategory } from './models.ts';

/** A product of the demo shop before it has a number. Prices in cents. */
export type DemoProduct = {
  readonly name: string;
  readonly description: string;
  readonly gender: 'men' | 'women';
  readonly brandName: string;
  readonly color: string;
  readonly previousPrice: number | null;
  readonly currentPrice: number;
  readonly isOffertPrice: boolean;
  readonly categoryId: number;
  readonly aboutMe: string;
  readonly careInfo: string;
  readonly sizeAndFit: string;
  readonly sizes: readonly { readonly brandSize: string; readonly stock: number }[];
  readonly drawings: readonly GarmentDrawing[];
};

const cuts = { clasica: 'recto', amplia: 'amplio, de hombro caído', 'escote-v': 'recto con escote en V' } as const;

/** All products of the demo shop: twelve categories of ten colours, always the same ones. */
export function demoProducts(): DemoProduct[] {
  const next = chanceOf(7);
  // Colour by colour, so that neighbours in the shop differ in cut.
  return demoColours.flatMap((color, shade) =>
    demoCategories.map((category, place) =>
      productOf(category, { color, number: shade * demoCategories.length + place }, next),
    ),
  );
}

type Variation = { readonly color: GarmentDrawing['colour']; readonly number: number };

function productOf(category: DemoCategory, { color, number }: Variation, next: () => number): DemoProduct {
  const { cut, fabric, genre, id, names, price } = category;
  const isOffertPrice = next() < 0.2;
  const currentPrice = isOffertPrice ? Math.round((price * 0.8) / 10_000) * 10_000 : price;
  const name = `${names[number % names.length] ?? names[0]} ${color}`;
  return {
    name,
    description: `<p>${name} es de corte ${cuts[cut]}, pensada para usar todos los días.</p><ul><li>Costuras reforzadas en hombros y cuello</li><li>Terminación prolija por dentro y por fuera</li></ul>`,
    gender: genre,
    brandName: demoBrands[number % demoBrands.length] ?? demoBrands[0],
    color,
    previousPrice: isOffertPrice ? price : null,
    currentPrice,
    isOffertPrice,
    categoryId: id,
    aboutMe: `Una prenda liviana de la línea ${category.title.toLowerCase()}, en color ${color.toLowerCase()}.`,
    careInfo:
      'Lavar con agua fría y colores similares. Secar a la sombra. Planchar a temperatura media del lado del revés.',
    sizeAndFit: `Calce ${cuts[cut]}. Si duda entre dos talles, elija el más grande.`,
    sizes: sizesOf(number, next),
    drawings: compositions.map((composition) => ({
      kind: 'remera',
      cut,
      fabric,
      colour: color,
      composition,
      seed: id,
    })),
  };
}

/** Every thirtieth product is sold out; others miss a size here and there or have few left. */
function sizesOf(number: number, next: () => number): DemoProduct['sizes'] {
  return ['S', 'M', 'L', 'XL'].map((brandSize) => ({ brandSize, stock: number % 30 === 29 ? 0 : stockOf(next()) }));
}

function stockOf(roll: number): number {
  if (roll < 0.15) return 0;
  return roll < 0.3 ? 1 + Math.floor(roll * 10) : 6 + Math.floor(roll * 20);
}
