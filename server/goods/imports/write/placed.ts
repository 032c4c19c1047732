import type { Target } from '../compare/target.ts';

/** A product whose number and category are known. */
export type Placed = Target & { readonly id: number; readonly categoryId: number };
