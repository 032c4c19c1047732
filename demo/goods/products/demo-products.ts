import { demoPicturesOf, type DemoPictureName } from '#demo/pictures/picture-names.ts';
import { chanceOf } from './chance.ts';
import { kindWords, materialWords } from './garment-words.ts';
import { materialOf } from './material.ts';
import { demoBrands, demoCategories, type DemoCategory, type DemoModel } from './models.ts';
import type { ColourName } from './palette.ts';
import { withWindow } from './shop-window.ts';

/** A product of the demo shop before it has a number. Prices in the smallest unit. */
export type DemoProduct = {
  readonly name: string;
  readonly description: string;
  readonly gender: 'men' | 'women';
  readonly brandName: string;
  readonly model: string;
  readonly color: string;
  readonly previousPrice: number | null;
  readonly currentPrice: number;
  readonly isOffertPrice: boolean;
  readonly categoryId: number;
  readonly aboutMe: string;
  readonly careInfo: string;
  readonly sizeAndFit: string;
  readonly sizes: readonly { readonly size: string; readonly stock: number }[];
  readonly pictures: readonly DemoPictureName[];
};

/** The number of colours of every model. */
const shades = 3;

/** Returns all products of the demo shop, always the same: sorted by colour, so that neighbours in the shop differ; the window is last. */
export function demoProducts(): DemoProduct[] {
  const next = chanceOf(7);
  const models = demoCategories
    .flatMap((category) => category.models.map((model) => ({ category, model })))
    .map((one, at) => ({ ...one, brandName: demoBrands[at % demoBrands.length] ?? demoBrands[0] }));
  const turns = Array.from({ length: shades }, (_none, shade) =>
    models.toSorted((a, b) => rank(a.category, a.model) - rank(b.category, b.model)).map((one) => ({ ...one, shade })),
  );
  const goods = turns.flat().map(({ category, model, brandName, shade }, number) => {
    const color = model.colours[shade] ?? 'Negro';
    return productOf(category, model, { brandName, color, number, roll: next });
  });
  return withWindow(goods);
}

/** The first models of all categories come before the second ones. */
function rank({ id, models }: DemoCategory, model: DemoModel): number {
  return models.indexOf(model) * 1000 + id;
}

type Variation = {
  readonly brandName: string;
  readonly color: ColourName;
  readonly number: number;
  readonly roll: () => number;
};

function productOf(
  category: DemoCategory,
  model: DemoModel,
  { brandName, color, number, roll }: Variation,
): DemoProduct {
  const { kind, price } = model;
  const { points, care, fit, sizes } = kindWords[kind];
  const isOffertPrice = roll() < 0.2;
  const currentPrice = isOffertPrice ? Math.round((price * 0.8) / 10_000) * 10_000 : price;
  const name = `${model.name} ${color}`;
  const made = materialWords[materialOf(model)];
  return {
    name,
    description: `<p><strong>${model.name}</strong> en ${made}, color ${color.toLowerCase()}. Para usar muchos años, no una temporada.</p><ul><li>${points[0]}</li><li>${points[1]}</li></ul>`,
    gender: category.genre,
    brandName,
    model: model.name,
    color,
    previousPrice: isOffertPrice ? price : null,
    currentPrice,
    isOffertPrice,
    categoryId: category.id,
    aboutMe: `De la línea ${category.title.toLowerCase()}: ${made}, cortado y cosido en talleres de la ciudad.`,
    careInfo: care,
    sizeAndFit: fit,
    sizes: sizesOf(sizes, number, roll),
    pictures: demoPicturesOf(model, color),
  };
}

/** Every thirtieth product is sold out; of others some sizes are missing or have few units. */
function sizesOf(sizes: readonly string[], number: number, roll: () => number): DemoProduct['sizes'] {
  return sizes.map((size) => ({ size, stock: number % 30 === 29 ? 0 : stockOf(roll()) }));
}

function stockOf(roll: number): number {
  if (roll < 0.15) return 0;
  return roll < 0.3 ? 1 + Math.floor(roll * 10) : 6 + Math.floor(roll * 20);
}
