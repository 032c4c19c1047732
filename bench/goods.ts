import type { Pool, PoolClient } from 'pg';

/**
 * Fills a shop that has the demo's goods up to `total` products: copies with other names, prices, colours and sizes, so
 * that lists, facets and texts vary as in a real shop of that size.
 */
export async function addGoods(pool: Pool, total: number): Promise<void> {
  // No process reads the change feed yet: without it hundreds of thousands of rows take seconds instead of minutes.
  for (const [table, trigger] of feeds) await pool.query(`alter table ${table} disable trigger ${trigger}`);
  const client = await pool.connect();
  // It is not a request that has to end in time.
  await client.query('set statement_timeout = 0');
  try {
    await fill(client, total);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
  for (const [table, trigger] of feeds) await pool.query(`alter table ${table} enable trigger ${trigger}`);
}

const feeds = [
  ['products', 'products_feed_added'],
  ['variants', 'variants_feed_added'],
  ['variants', 'variants_feed_changed'],
  ['product_images', 'product_images_feed'],
] as const;

async function fill(pool: PoolClient, total: number): Promise<void> {
  await pool.query(
    `with model as (select *, row_number() over (order by id) - 1 as at, count(*) over () as models from products),
      made as (
        insert into products (name, description, gender, brand_name, color, previous_price_minor, current_price_minor,
          is_offert_price, category_id, about_me, care_info, size_and_fit)
        select left(model.name, 50) || ' ' || chr(65 + (n % 26)::int) || n, description, gender,
          (select brand_name from model as other where other.at = (n * 7) % models), 
          (select color from model as other where other.at = (n * 13) % models),
          case when previous_price_minor is not null then 700000 + (n * 7919) % 9000000 end,
          500000 + (n * 7919) % 9000000, is_offert_price and previous_price_minor is not null,
          category_id, about_me, care_info, size_and_fit
        from generate_series(1, $1 - (select count(*) from products)) as n
        join model on model.at = n % models
        returning id, name)
    select count(*) from made`,
    [total],
  );
  await pool.query(`with sizes as (select unnest(array['S', 'M', 'L', 'XL']) as size, generate_series(0, 3) as position)
    insert into variants (product_id, brand_size, position, stock)
    select products.id, size, sizes.position, case when (products.id + sizes.position) % 7 = 0 then 0 else 100000 end
    from products, sizes where not exists (select 1 from variants where product_id = products.id)`);
  await pool.query(`with model as (
      select product_images.*, dense_rank() over (order by product_id) - 1 as at from product_images),
      bare as (select id from products where not exists (select 1 from product_images where product_id = products.id))
    insert into product_images (product_id, position, path, width, height, placeholder, alt)
    select bare.id, model.position, model.path, model.width, model.height, model.placeholder, model.alt
    from bare join model on model.at = bare.id % (select max(at) + 1 from model)`);
  await pool.query('update variants set stock = 100000 where stock > 0');
}
