-- What products cost since when (docs/decisions/0067-price-history.md): a row for every change of a product's price, of its offer, and of
-- whether visitors see it. Each row counts until the next one of its product. Rows are only added. There is no foreign key: a product
-- that is deleted keeps its history, which shows that its offers were true.
create table price_history (
  -- The rows of one product are numbered in the order in which they happened, because its row is locked while it changes.
  id bigint generated always as identity primary key,
  product_id integer not null,
  since timestamptz not null default now(),
  price_minor bigint not null check (price_minor >= 0),
  is_offer boolean not null,
  is_public boolean not null,
  -- 'opening': what this migration found. 'currency': the rows before it are in another currency, and say nothing any more.
  kind text not null check (kind in ('opening', 'added', 'changed', 'currency', 'removed')),
  -- As in events: 'clock' or 'admin:<username>'; empty for a process of the version before, and for what was done by hand.
  actor text not null default ''
);
create index price_history_product on price_history (product_id, id);

create function refuse_other_prices() returns trigger language plpgsql as $$
begin
  raise exception 'the history of prices is only added to';
end $$;
create trigger price_history_append_only before update or delete on price_history
  for each row execute function refuse_other_prices();
create trigger price_history_never_emptied before truncate on price_history
  for each statement execute function refuse_other_prices();

-- Writes what a product costs from now on, whoever changes it: so processes of the version before, beside which this one runs while it
-- is deployed, write the history too. Who changes it, and when by the shop's clock, is in a setting of the transaction.
create function write_price() returns trigger language plpgsql as $$
declare
  why jsonb := nullif(current_setting('percha.price', true), '');
  changed_at timestamptz := coalesce((why ->> 'at')::timestamptz, now());
  product products;
begin
  if tg_op = 'DELETE' then product := old; else product := new; end if;
  insert into price_history (product_id, since, price_minor, is_offer, is_public, kind, actor)
  values (
    product.id, changed_at, product.current_price_minor, product.is_offert_price,
    tg_op <> 'DELETE' and product.state = 'published',
    case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed' else coalesce(why ->> 'kind', 'changed') end,
    coalesce(why ->> 'actor', '')
  );
  -- Processes of the version before read the earlier table, which a later migration removes.
  if tg_op = 'UPDATE' and why ->> 'kind' is null and old.current_price_minor > 0
    and (old.current_price_minor, old.is_offert_price) is distinct from (new.current_price_minor, new.is_offert_price)
  then
    insert into past_prices (product_id, price_minor, until) values (old.id, old.current_price_minor, changed_at);
  end if;
  return null;
end $$;

-- From here on nobody writes products until this migration ends, so that no change falls between their opening and the first row.
create trigger products_price_added after insert on products for each row execute function write_price();
create trigger products_price_changed after update on products
  for each row when ((old.current_price_minor, old.is_offert_price, old.state = 'published')
    is distinct from (new.current_price_minor, new.is_offert_price, new.state = 'published'))
  execute function write_price();
create trigger products_price_removed after delete on products for each row execute function write_price();

-- What products cost before is known since migration 0030, without whether it was an offer. The present price stands since then, or since
-- the product was made. Of a product that visitors do not see it is not known when they did.
insert into price_history (product_id, since, price_minor, is_offer, is_public, kind)
select product.id,
  case when span.ends > product.shown_since then greatest(span.since, product.shown_since) else span.since end,
  span.price, span.is_offer, product.is_public and span.ends > product.shown_since, 'opening'
from (
  select id, created_at, current_price_minor, is_offert_price, state = 'published' as is_public,
    coalesce(published_at, created_at) as shown_since
  from products
) as product
cross join lateral (
  select past_prices.id as place, past_prices.price_minor as price, false as is_offer, past_prices.until as ends,
    lag(past_prices.until, 1, product.created_at) over (order by past_prices.until, past_prices.id) as since
  from past_prices where past_prices.product_id = product.id
  union all
  select null, product.current_price_minor, product.is_offert_price, 'infinity',
    coalesce((select max(until) from past_prices where product_id = product.id), product.created_at)
) as span
order by product.id, span.ends, span.place nulls last;
