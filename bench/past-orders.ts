import type { Pool } from 'pg';
import { storedAddress } from '#test/home-address.ts';

const names = ['Ana', 'Inés', 'Raúl', 'Sofía', 'Tomás', 'Julia', 'Pedro', 'Marta', 'Lucas', 'Elena', 'Bruno', 'Clara'];
const surnames = ['Ríos', 'Álvarez', 'Sosa', 'Núñez', 'Peralta', 'Vega', 'Quiroga', 'Ibarra', 'Luna', 'Méndez', 'Paz'];

/** How many orders a customer has on average. */
const ordersEach = 5;

/**
 * Fills a shop that has goods with orders of the past up to `total`, as years of sales leave them: of some thousands of
 * customers, one to three lines each, most of them paid and delivered, one in a hundred waiting.
 */
export async function addPastOrders(pool: Pool, total: number): Promise<void> {
  const client = await pool.connect();
  // It is not a request that has to end in time.
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into users (username, name, lastname, email)
    select 'compra' || n, ($2::text[])[1 + n % cardinality($2::text[])],
      ($3::text[])[1 + n % cardinality($3::text[])] || ' ' || ($3::text[])[1 + n * 7 % cardinality($3::text[])],
      'compra' || n || '@example.com'
    from generate_series(1, $1::int) n on conflict do nothing`,
    [Math.ceil(total / ordersEach), names, surnames],
  );
  await client.query(
    `with buyers as (select id, email, name || ' ' || lastname as called, row_number() over (order by id) - 1 as at,
        count(*) over () as count from users where username like 'compra%'),
      made as (
        insert into orders (reference, user_id, status, email, currency, subtotal_minor, shipping_method,
          shipping_title, shipping_minor, total_minor, order_date, is_open, bag_key, expires_at, payment_id,
          delivery_address, money_state, fulfilment)
        select gen_random_uuid(), buyers.id, status, buyers.email, 'ARS', price, 'home', 'Envío', 5000, price + 5000,
          now() - n * interval '7 minutes', false, '', now(), 'bench-' || n,
          $2::jsonb || jsonb_build_object('recipient', called, 'phone', '+54911' || lpad((buyers.at * 7919 % 100000000)::text, 8, '0')),
          case when status = 'approved' then 'paid' else 'unpaid' end,
          case when status <> 'approved' then null when n % 100 = 0 then 'to_prepare' else 'delivered' end
        from generate_series((select count(*) from orders) + 1, $1::int) n
        join buyers on buyers.at = n % buyers.count
        cross join lateral (select 100000 + n * 7919 % 9000000 as price,
          (array['approved', 'approved', 'approved', 'rejected', 'failure'])[1 + n % 5] as status) as random
        returning reference, subtotal_minor, number)
    insert into order_lines (order_reference, position, product_id, name, color, brand_size, quantity, price_minor)
    select reference, line - 1, products.id, products.name, products.color, 'M', 1, subtotal_minor / (1 + number % 3)
    from made cross join lateral generate_series(1, 1 + number % 3) line
    join products on products.id = (select min(id) from products) + (number * 31 + line) % 900`,
    [total, JSON.stringify(storedAddress)],
  );
  await client.query('vacuum analyze');
  client.release(true);
}
