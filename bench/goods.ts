import type { Pool, PoolClient } from 'pg';
import { withoutUpkeep } from './bulk-load.ts';

const filled = ['products', 'product_words', 'variants', 'product_images', 'price_history', 'stock_movements'] as const;

/** It is no request that has to end in time, and after a crash one would begin again. */
const forManyRows = `set statement_timeout = 0; set synchronous_commit = off; set jit = off;
  set work_mem = '128MB'; set maintenance_work_mem = '512MB'`;

/** Units of each size that is there: no measurement sells all of them. */
const units = 100_000;

/** Since when each has its price: a campaign reduces only what has stood for long enough. */
const daysOnSale = 60;

/**
 * Fills a shop that has the demo's goods up to `total` products: copies with other names, prices, colours and sizes, so
 * that lists, facets and texts vary as in a real shop of that size. No process may use the database meanwhile.
 */
export async function addGoods(pool: Pool, total: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(forManyRows);
    await client.query(`update variants set stock = ${units} where stock between 1 and ${units - 1}`);
    await withoutUpkeep(client, filled, () => fill(client, total));
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

async function fill(client: PoolClient, total: number): Promise<void> {
  const { rows } = await client.query<{ last: number }>('select max(id) as last from products');
  const last = rows[0]?.last ?? 0;
  await client.query(
    `with model as (
      select *, row_number() over (order by id) - 1 as at, count(*) over () as models from products)
    insert into products (name, description, gender, brand_name, color, previous_price_minor, current_price_minor,
      is_offert_price, category_id, about_me, care_info, size_and_fit)
    select left(model.name, 50) || ' ' || chr(65 + (n % 26)::int) || n, model.description, model.gender,
      branded.brand_name, coloured.color,
      case when model.previous_price_minor is not null then 700000 + (n * 7919) % 9000000 end,
      500000 + (n * 7919) % 9000000, model.is_offert_price and model.previous_price_minor is not null,
      model.category_id, model.about_me, model.care_info, model.size_and_fit
    from generate_series(1, $1::bigint - (select count(*) from products)) as n
      join model on model.at = n % model.models
      join model as branded on branded.at = (n * 7) % branded.models
      join model as coloured on coloured.at = (n * 13) % coloured.models`,
    [total],
  );
  // The list of the catalogue's distinct words stays as it is: the only other words are numbers.
  await client.query(
    `insert into product_words (product_id, gender, words)
    select id, gender, words_of_product(name, brand_name, color) from products where id > $1 order by id`,
    [last],
  );
  await client.query(
    `insert into price_history (product_id, since, price_minor, is_offer, is_public, kind)
    select id, now() - $2 * interval '1 day', current_price_minor, is_offert_price, state = 'published', 'added'
    from products where id > $1 order by id`,
    [last, daysOnSale],
  );
  await client.query(
    `insert into variants (product_id, brand_size, position, stock)
    select id, size, place - 1, case when (id + place) % 7 = 0 then 0 else ${units} end
    from products cross join unnest(array['S', 'M', 'L', 'XL']) with ordinality as sizes (size, place)
    where id > $1 order by id, place`,
    [last],
  );
  await client.query(
    `insert into stock_movements (product_id, variant_id, size, change, stock, kind)
    select product_id, id, brand_size, stock, stock, 'opening' from variants where product_id > $1 and stock > 0 order by id`,
    [last],
  );
  // Two pictures of each: cards show no more, and all of them would take most of the time and the disk.
  await client.query(
    `with model as (
      select *, dense_rank() over (order by product_id) - 1 as at from product_images where position < 2)
    insert into product_images (product_id, position, path, width, height, placeholder, alt, widths)
    select products.id, model.position, path, width, height, placeholder, alt, widths
    from products join model on model.at = products.id % (select max(at) + 1 from model)
    where products.id > $1 order by products.id, model.position`,
    [last],
  );
}

/**
 * Gives each product one value of each of so many new attributes, of twelve each. No process may use the database meanwhile.
 */
export async function addAttributes(pool: Pool, attributes: number): Promise<void> {
  if (attributes === 0) return;
  const client = await pool.connect();
  try {
    await client.query(forManyRows);
    await client.query(
      `insert into attributes (name, slug, kind, position)
      select 'Medida ' || n, 'medida-' || n, 'list', n from generate_series(1, $1::int) as n`,
      [attributes],
    );
    await client.query(`insert into attribute_values (attribute_id, word, slug, position)
      select id, 'Valor ' || n, 'valor-' || n, n from attributes, generate_series(0, 11) as n where slug like 'medida-%'`);
    await withoutUpkeep(client, ['product_attributes'], async () => {
      await client.query(`insert into product_attributes (product_id, attribute_id, value_id)
        select products.id, attribute.id, attribute_values.id
        from products cross join attributes as attribute
          join attribute_values on attribute_id = attribute.id
            and attribute_values.position = (products.id / (attribute.position + 1) + products.id * 5) % 12
        where attribute.slug like 'medida-%' order by products.id`);
    });
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
