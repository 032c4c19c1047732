import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Gender } from '#contract/core/fields/fields.ts';
import { productCategories, products } from './catalogue.tables.ts';
import { categories } from './categories.tables.ts';

/** True for the products that stand in a department: its own, and unisex ones of the other of the two. */
export function isOfGender(gender: Gender): SQL | undefined {
  return or(eq(products.gender, gender), eq(products.otherGender, gender));
}

/** True for the products that stand in a category or one in it: their own, and unisex ones of its twin in the other gender. */
export function isOfCategory(id: number): SQL {
  return inArray(
    products.id,
    sql`(
      select product_id from ${productCategories}
      where category_id in (select id from ${categories} where id = ${id} or parent_id = ${id}))`,
  );
}
