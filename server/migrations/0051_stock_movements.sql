-- The ledger of stock: every change of a size's units is a row, and variants.stock is their sum
-- (docs/decisions/0059-stock-ledger.md). No foreign keys: a size or an order that is gone keeps its history.
create table stock_movements (
  -- The movements of one size are numbered in the order in which they happened, because its row is locked while it changes.
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  product_id integer not null,
  variant_id integer not null,
  -- What the size was called then.
  size text not null,
  change integer not null check (change <> 0),
  -- What was left after it.
  stock integer not null check (stock >= 0),
  -- 'unnamed' is a change that nobody explained: of a process of the version before, or by hand in the database.
  kind text not null check (kind in ('opening', 'sale', 'release', 'return', 'exchange', 'count', 'delivery',
    'correction', 'removed', 'unnamed')),
  -- Why a correction was made.
  cause text check (cause in ('damaged', 'lost', 'found', 'own_use', 'mistake', 'other')),
  note text not null default '' check (char_length(note) <= 200),
  -- As in events: 'buyer', 'provider', 'clock' or 'admin:<username>'; empty for what nobody explained.
  actor text not null default '',
  order_reference uuid
);
create index stock_movements_product on stock_movements (product_id, id);

create function refuse_other_history() returns trigger language plpgsql as $$
begin
  raise exception 'the movements of stock are only added to';
end $$;
create trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_other_history();
create trigger stock_movements_never_emptied before truncate on stock_movements
  for each statement execute function refuse_other_history();

-- Writes the movement of every change of units, whoever makes it: so processes of the version before, beside which this one runs
-- while it is deployed, write the ledger too. What move_stock says of the change is in a setting that ends with it.
create function write_movement() returns trigger language plpgsql as $$
declare
  why jsonb := nullif(current_setting('percha.movement', true), '');
  size variants;
  change integer;
begin
  if tg_op = 'DELETE' then
    size := old;
    size.stock := 0;
    change := -old.stock;
  else
    size := new;
    change := new.stock - case tg_op when 'UPDATE' then old.stock else 0 end;
  end if;
  insert into stock_movements (at, product_id, variant_id, size, change, stock, kind, cause, note, actor, order_reference)
  values (
    coalesce((why ->> 'at')::timestamptz, now()), size.product_id, size.id, size.brand_size, change, size.stock,
    coalesce(why ->> 'kind', case tg_op when 'INSERT' then 'opening' when 'DELETE' then 'removed' else 'unnamed' end),
    why ->> 'cause', coalesce(why ->> 'note', ''), coalesce(why ->> 'actor', ''), (why ->> 'order')::uuid
  );
  return null;
end $$;

-- The only place of the shop that changes units. Adds the changes to the sizes in the order of their ids, as everything locks them,
-- and returns the sizes that do not exist or have too few units, which stay as they are. `why` has the members of a movement.
create function move_stock(sizes integer[], changes integer[], kinds text[], why jsonb)
returns setof integer language plpgsql as $$
declare
  move record;
begin
  for move in
    select size, kind, sum(change)::integer as change from unnest(sizes, changes, kinds) as moves (size, change, kind)
    group by size, kind having sum(change) <> 0 order by size, kind
  loop
    perform set_config('percha.movement', (why || jsonb_build_object('kind', move.kind))::text, true);
    update variants set stock = stock + move.change where id = move.size and stock + move.change >= 0;
    if not found then return next move.size; end if;
  end loop;
  perform set_config('percha.movement', '', true);
end $$;

-- From here on nobody writes sizes until this migration ends, so that no change falls between their opening and the first movement.
create trigger variants_movement_added after insert on variants
  for each row when (new.stock <> 0) execute function write_movement();
create trigger variants_movement_changed after update of stock on variants
  for each row when (new.stock <> old.stock) execute function write_movement();
create trigger variants_movement_removed after delete on variants
  for each row when (old.stock <> 0) execute function write_movement();

insert into stock_movements (product_id, variant_id, size, change, stock, kind)
select product_id, id, brand_size, stock, stock, 'opening' from variants where stock <> 0 order by id;
