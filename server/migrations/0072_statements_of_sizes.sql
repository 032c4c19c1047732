-- The triggers of sizes run once for each statement instead of for each row: an import that changes 30,000 sizes spent most of its time
-- on that. What they write for each size is as before, whoever writes; a process of the version before notices nothing. Those of
-- products follow in a migration of its own, so that no transaction holds both tables from everybody.
--
-- The functions that compare rows before and after have no nested loops: a plan is kept for as long as its connection lives, and the
-- first statement may have changed one row. Of a later one with a thousand, each row would be compared with each.

-- Writes tags to the feed and tells the processes, a hundred at a time: a message of PostgreSQL holds less than 8,000 bytes.
create function tell(tags text[]) returns void language plpgsql as $$
declare
  most constant integer := 100;
begin
  if cardinality(tags) > most then
    perform tell(array_agg(tag)) from unnest(tags) with ordinality as told (tag, place) group by (place - 1) / most;
  elsif cardinality(tags) > 0 then
    insert into changes (tags) values (tags);
    perform pg_notify('changes', array_to_string(tags, ' '));
  end if;
end $$;

-- 'product:7' for each size that changed; 'lists' only if what lists show of it did.
create function tell_sizes() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  if tg_op = 'INSERT' then
    perform tell(array(select distinct unnest(array['lists', 'product:' || product_id]) from added));
  elsif tg_op = 'DELETE' then
    perform tell(array(select distinct unnest(array['lists', 'product:' || product_id]) from removed));
  else
    perform tell(array(
      select distinct unnest(array['product:' || removed.product_id, 'product:' || added.product_id] ||
        case when (added.in_stock, added.for_sale, added.preorder_on, added.brand_size, added.position, added.product_id)
          is distinct from
          (removed.in_stock, removed.for_sale, removed.preorder_on, removed.brand_size, removed.position, removed.product_id)
        then array['lists'] end)
      from added join removed using (id) where (added.*) is distinct from (removed.*)));
  end if;
  return null;
end $$;

drop trigger variants_feed on variants;
create trigger variants_feed_added after insert on variants
  referencing new table as added for each statement execute function tell_sizes();
create trigger variants_feed_changed after update on variants
  referencing old table as removed new table as added for each statement execute function tell_sizes();
create trigger variants_feed_removed after delete on variants
  referencing old table as removed for each statement execute function tell_sizes();

-- The movement of every change of units, whoever makes it, in the order of the sizes. What move_units says of the change is in a
-- setting that ends with it.
create function write_movements() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  said jsonb := nullif(current_setting('percha.movement', true), '');
  why stock_movements;
begin
  why.at := coalesce((said ->> 'at')::timestamptz, now());
  why.kind := said ->> 'kind';
  why.cause := said ->> 'cause';
  why.note := coalesce(said ->> 'note', '');
  why.actor := coalesce(said ->> 'actor', '');
  why.order_reference := (said ->> 'order')::uuid;
  if tg_op = 'INSERT' then
    insert into stock_movements
      (at, product_id, variant_id, size, change, stock, waiting, kind, cause, note, actor, order_reference)
    select why.at, product_id, id, brand_size, stock - waiting, stock, waiting, coalesce(why.kind, 'opening'),
      why.cause, why.note, why.actor, why.order_reference
    from added where stock <> waiting order by id;
  elsif tg_op = 'DELETE' then
    insert into stock_movements
      (at, product_id, variant_id, size, change, stock, waiting, kind, cause, note, actor, order_reference)
    select why.at, product_id, id, brand_size, waiting - stock, 0, 0, coalesce(why.kind, 'removed'),
      why.cause, why.note, why.actor, why.order_reference
    from removed where stock <> waiting order by id;
  else
    insert into stock_movements
      (at, product_id, variant_id, size, change, stock, waiting, kind, cause, note, actor, order_reference)
    select why.at, added.product_id, id, added.brand_size, added.stock - added.waiting - removed.stock + removed.waiting,
      added.stock, added.waiting, coalesce(why.kind, 'unnamed'), why.cause, why.note, why.actor, why.order_reference
    from added join removed using (id)
    where added.stock - added.waiting <> removed.stock - removed.waiting order by id;
  end if;
  return null;
end $$;

drop trigger variants_movement_added on variants;
create trigger variants_movement_added after insert on variants
  referencing new table as added for each statement execute function write_movements();
drop trigger variants_movement_changed on variants;
create trigger variants_movement_changed after update on variants
  referencing old table as removed new table as added for each statement execute function write_movements();
drop trigger variants_movement_removed on variants;
create trigger variants_movement_removed after delete on variants
  referencing old table as removed for each statement execute function write_movements();
drop function write_movement();
