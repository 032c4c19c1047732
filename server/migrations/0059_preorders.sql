-- Pre-orders: units of a size that are sold before they are there (docs/decisions/0064-preorders.md). `waiting` are those that are
-- owed and not received yet; they are no negative stock, so that processes of the version before read `stock` as they always did.
-- Columns of variants: units and what waits for them change in one statement, under one lock.
alter table variants
  -- How many units may wait at most, and the promised day; null without a pre-order.
  add column preorder_most integer check (preorder_most between 1 and 9999),
  add column preorder_on date,
  add column waiting integer not null default 0 check (waiting >= 0),
  -- Lists and filters show a size while it can be bought.
  add column for_sale boolean not null generated always as (stock > 0 or waiting < coalesce(preorder_most, 0)) stored,
  add constraint variants_preorder_whole check ((preorder_most is null) = (preorder_on is null));
create index variants_preorder on variants (preorder_on) where preorder_on is not null;

-- What was promised to the buyer of a line, all of whose units were pre-ordered; null for units that were in stock. A later change
-- of the size's day does not change it.
alter table order_lines add column promised_on date;

-- How many units were owed after the movement: the units of a size less those that wait for it are the sum of its changes.
alter table stock_movements add column waiting integer not null default 0;

create or replace function write_movement() returns trigger language plpgsql as $$
declare
  why jsonb := nullif(current_setting('percha.movement', true), '');
  size variants;
  change integer;
begin
  if tg_op = 'DELETE' then
    size := old;
    size.stock := 0;
    size.waiting := 0;
    change := old.waiting - old.stock;
  else
    size := new;
    change := new.stock - new.waiting - case tg_op when 'UPDATE' then old.stock - old.waiting else 0 end;
  end if;
  insert into stock_movements
    (at, product_id, variant_id, size, change, stock, waiting, kind, cause, note, actor, order_reference)
  values (
    coalesce((why ->> 'at')::timestamptz, now()), size.product_id, size.id, size.brand_size, change, size.stock, size.waiting,
    coalesce(why ->> 'kind', case tg_op when 'INSERT' then 'opening' when 'DELETE' then 'removed' else 'unnamed' end),
    why ->> 'cause', coalesce(why ->> 'note', ''), coalesce(why ->> 'actor', ''), (why ->> 'order')::uuid
  );
  return null;
end $$;
drop trigger variants_movement_changed on variants;
create trigger variants_movement_changed after update of stock, waiting on variants
  for each row when (new.stock - new.waiting <> old.stock - old.waiting) execute function write_movement();
drop trigger variants_movement_removed on variants;
create trigger variants_movement_removed after delete on variants
  for each row when (old.stock <> 0 or old.waiting <> 0) execute function write_movement();

-- Lists are told when a size can be bought, or no longer, and when its promised day changes.
drop trigger variants_feed on variants;
create trigger variants_feed after insert or update or delete on variants
  for each row execute function tell_change('product:product_id', '*', 'lists',
    'in_stock for_sale preorder_on brand_size position product_id');

-- The only place of the shop that changes units. Adds the changes to the sizes in the order of their ids, as everything locks them.
-- Units that come are for those that wait first. Units that go are taken from stock; with none there, a change whose day in `untils`
-- is not null may wait instead, for a pre-order that is promised after `today` and no later than that day. Returns the sizes whose
-- units wait, with the promised day, and with null those that do not exist or have too few units, which stay as they are. `why` has
-- the members of a movement.
create function move_units(sizes integer[], changes integer[], kinds text[], untils date[], today date, why jsonb)
returns table (moved_size integer, promised date) language plpgsql as $$
declare
  move record;
begin
  for move in
    select moves.size, moves.kind, moves.until, sum(moves.change)::integer as change
    from unnest(sizes, changes, kinds, untils) as moves (size, change, kind, until)
    group by moves.size, moves.kind, moves.until having sum(moves.change) <> 0
    order by moves.size, moves.kind, moves.until
  loop
    perform set_config('percha.movement', (why || jsonb_build_object('kind', move.kind))::text, true);
    update variants set
      stock = greatest(0, stock - waiting + move.change),
      waiting = greatest(0, waiting - stock - move.change)
    where id = move.size and (
      move.change > 0 or stock - waiting + move.change >= 0
      or stock <= waiting and preorder_on > today and preorder_on <= move.until
        and waiting - stock - move.change <= preorder_most)
    returning case when move.change < 0 and waiting > 0 then preorder_on end into promised;
    moved_size := move.size;
    if not found then
      promised := null;
      return next;
    elsif promised is not null then
      return next;
    end if;
  end loop;
  perform set_config('percha.movement', '', true);
end $$;

-- For processes of the version before: the same without pre-orders, which their pages do not offer.
create or replace function move_stock(sizes integer[], changes integer[], kinds text[], why jsonb)
returns setof integer language sql as $$
  select moved_size from move_units(sizes, changes, kinds, null, null, why) where promised is null
$$;
