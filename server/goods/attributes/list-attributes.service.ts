import { sql } from 'drizzle-orm';
import type { Attribute } from '#contract/goods/attributes/attributes.ts';
import type { Executor } from '#platform/database/database.ts';

/** Returns the attributes in their order, as the owner named them, with how many products have them and each value. */
export async function listAttributes(db: Executor): Promise<Attribute[]> {
  const { rows } = await db.execute<Attribute>(sql`
    select id, name, slug, kind, unit, version,
      (select count(distinct product_id)::int from product_attributes as own where own.attribute_id = attributes.id)
        as products,
      array_to_json(array(
        select json_build_object('id', value.id, 'word', value.word, 'products', (
          select count(*) from product_attributes as own
          where own.attribute_id = value.attribute_id and own.value_id = value.id))
        from attribute_values as value where value.attribute_id = attributes.id order by value.position)) as values
    from attributes order by position, id`);
  return rows;
}

/** An attribute as pages name it. `values` are those of a list, in their order. */
export type Definition = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly kind: Attribute['kind'];
  readonly unit: string;
  readonly values: readonly { readonly id: number; readonly word: string; readonly slug: string }[];
};

/** Returns the definitions in their order, without counting: one statement. */
export async function readDefinitions(db: Executor): Promise<Definition[]> {
  const { rows } = await db.execute<Definition>(sql`
    select id, name, slug, kind, unit, array_to_json(array(
      select json_build_object('id', value.id, 'word', value.word, 'slug', value.slug)
      from attribute_values as value where value.attribute_id = attributes.id order by value.position)) as values
    from attributes order by position, id`);
  return rows;
}
