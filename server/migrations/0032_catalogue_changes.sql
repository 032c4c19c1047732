-- Which products changed in what the catalogue counts, filters or orders by, and in which transaction. A process that
-- holds these facts in memory reads what is new by transaction number before each question: everything below the
-- snapshot's xmin is over, so whatever it has not seen has at least that number. Rows are only added here, so changes
-- never wait for one another; a job clears old ones.
create table catalogue_changes (
  xid xid8 not null default pg_current_xact_id(),
  -- Null: the categories, or everything.
  product_id integer,
  at timestamptz not null default now()
);
create index catalogue_changes_xid on catalogue_changes (xid);
create index catalogue_changes_at on catalogue_changes (at);

create function note_products_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (product_id) select id from added;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (product_id) select id from removed;
  else
    insert into catalogue_changes (product_id) select id from removed join added using (id)
    where (removed.gender, removed.category_id, removed.brand_name, removed.color, removed.current_price_cents,
        removed.is_offert_price)
      is distinct from (added.gender, added.category_id, added.brand_name, added.color, added.current_price_cents,
        added.is_offert_price);
  end if;
  return null;
end $$;

create trigger products_added_noted after insert on products
  referencing new table as added for each statement execute function note_products_changed();
create trigger products_changed_noted after update on products
  referencing old table as removed new table as added for each statement execute function note_products_changed();
create trigger products_removed_noted after delete on products
  referencing old table as removed for each statement execute function note_products_changed();

-- A sale matters to the catalogue only when a size begins or ceases to be in stock.
create function note_variants_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (product_id) select distinct product_id from added;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (product_id) select distinct product_id from removed;
  else
    insert into catalogue_changes (product_id)
    select distinct product from removed join added using (id),
      lateral (values (removed.product_id), (added.product_id)) as told (product)
    where (removed.stock > 0, removed.brand_size, removed.position, removed.product_id)
      is distinct from (added.stock > 0, added.brand_size, added.position, added.product_id);
  end if;
  return null;
end $$;

create trigger variants_added_noted after insert on variants
  referencing new table as added for each statement execute function note_variants_changed();
create trigger variants_changed_noted after update on variants
  referencing old table as removed new table as added for each statement execute function note_variants_changed();
create trigger variants_removed_noted after delete on variants
  referencing old table as removed for each statement execute function note_variants_changed();

create function note_everything_changed() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id) values (null);
  return null;
end $$;

create trigger categories_noted after insert or update or delete on categories
  for each statement execute function note_everything_changed();
create trigger products_emptied_noted after truncate on products
  for each statement execute function note_everything_changed();
