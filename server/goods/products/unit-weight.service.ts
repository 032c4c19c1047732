import { sql } from 'drizzle-orm';
import { products, variants } from './catalogue.tables.ts';

/** The column of what a unit of a size weighs with its wrapping, in g: its own weight, or that of its product. */
export const unitWeight = sql<number>`coalesce(${variants.weight}, ${products.weight})`;
