import type { Pool } from 'pg';

export type Good = {
  readonly id: number;
  readonly variantId: number;
  readonly stock: number;
};

/** Creates products of two sizes, with few units of each, so that buyers compete. */
export async function stockShelves(pool: Pool, products: number, stock: number): Promise<Good[]> {
  await pool.query("insert into categories (id, title, genre) values (900, 'Pruebas', 'women') on conflict do nothing");
  await pool.query(
    `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      select 'Prenda ' || n, '', 'women', 'Casa', 'Blanco', 100000 + n * 1000, 900 from generate_series(1, $1) as n`,
    [products],
  );
  const { rows } = await pool.query<Good>(
    `insert into variants (product_id, brand_size, position, stock)
      select products.id, size, 0, $1 from products, unnest(array['M', 'L']) as size
      returning product_id as id, id as "variantId", stock`,
    [stock],
  );
  return rows;
}
