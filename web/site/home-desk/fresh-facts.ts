import { z } from 'zod';
import { picture } from '#contract/core/fields/picture.ts';
import { namedProduct, type DeskHome, type NamedProduct } from '#contract/site/home-desk.ts';
import type { KnownPicture } from './known-pictures.ts';

/** The products and pictures that were chosen since the page was loaded. */
export type FreshFacts = {
  readonly products: readonly NamedProduct[];
  readonly pictures: readonly KnownPicture[];
};

export const noFacts: FreshFacts = { products: [], pictures: [] };

const kept = z.object({ products: z.array(namedProduct), pictures: z.array(picture.omit({ alt: true })) });

/** Returns the facts that were kept over an expired session; none if they are damaged. */
export function freshFactsIn(value: unknown): FreshFacts {
  return kept.safeParse(value).data ?? noFacts;
}

/** Returns the products and pictures that the saved blocks name, and those that were chosen since. */
export function knownFacts({ products, pictures }: DeskHome, fresh: FreshFacts) {
  return {
    products: new Map([...fresh.products, ...products].map((product) => [product.id, product])),
    pictures: new Map([...fresh.pictures, ...pictures].map((one) => [one.path, one])),
  };
}
