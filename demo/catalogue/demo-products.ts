import { chanceOf } from '../garments/chance.ts';
import type { GarmentDrawing } from '../garments/draw-garment.ts';
import { compositions } from '../garments/draw-garment.ts';
import { fabricWords, kindWords } from './garment-words.ts';
import { demoBrands, demoCategories } from './models.ts';
import type { DemoCategory, DemoModel } from './models.ts';

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

/** How many colours every model has. */
const shades = 3;

/** All products of the demo shop, always the same ones: colour by colour, so that neighbours in the shop differ. */
export function demoProducts(): DemoProduct[] {
  const next = chanceOf(7);
  const models = demoCategories.flatMap((category) => category.models.map((model) => ({ category, model })));
  const turns = Array.from({ length: shades }, (_none, shade) =>
    models.toSorted((a, b) => rank(a.category, a.model) - rank(b.category, b.model)).map((one) => ({ ...one, shade })),
  );
  return turns.flat().map(({ category, model, shade }, number) => {
    const color = model.colours[shade] ?? 'Negro';
    return productOf(category, model, { color, number, roll: next });
  });
}

/** The first models of all categories come before the second ones. */
function rank({ id, models }: DemoCategory, model: DemoModel): number {
  return models.indexOf(model) * 1000 + id;
}

type Variation = { readonly color: GarmentDrawing['colour']; readonly number: number; readonly roll: () => number };

function productOf(category: DemoCategory, model: DemoModel, { color, number, roll }: Variation): DemoProduct {
  const { kind, cut, fabric, price } = model;
  const { points, care, fit, sizes } = kindWords[kind];
  const isOffertPrice = roll() < 0.2;
  const currentPrice = isOffertPrice ? Math.round((price * 0.8) / 10_000) * 10_000 : price;
  const name = `${model.name} ${color}`;
  const made = fabricWords[fabric];
  return {
    name,
    description: `<p><strong>${model.name}</strong> en ${made}, color ${color.toLowerCase()}. Para usar muchos años, no una temporada.</p><ul><li>${points[0]}</li><li>${points[1]}</li></ul>`,
    gender: category.genre,
    brandName: demoBrands[number % demoBrands.length] ?? demoBrands[0],
    color,
    previousPrice: isOffertPrice ? price : null,
    currentPrice,
    isOffertPrice,
    categoryId: category.id,
    aboutMe: `De la línea ${category.title.toLowerCase()}: ${made}, cortado y cosido en talleres de la ciudad.`,
    careInfo: care,
    sizeAndFit: fit,
    sizes: sizesOf(sizes, number, roll),
    drawings: compositions.map((composition) => ({
      kind,
      cut,
      fabric,
      colour: color,
      composition,
      seed: category.id * 10 + category.models.indexOf(model),
    })),
  };
}

/** Every thirtieth product is sold out; others miss a size here and there or have few left. */
function sizesOf(sizes: readonly string[], number: number, roll: () => number): DemoProduct['sizes'] {
  return sizes.map((brandSize) => ({ brandSize, stock: number % 30 === 29 ? 0 : stockOf(roll()) }));
}

function stockOf(roll: number): number {
  if (roll < 0.15) return 0;
  return roll < 0.3 ? 1 + Math.floor(roll * 10) : 6 + Math.floor(roll * 20);
}
