-- Every change of what the public pages show is told to the processes of the shop when it is committed, as the tags that
-- they keep their answers under: 'product:7' for what shows product 7, 'list:men' for what counts, orders or filters the
-- products of men, 'banners' for the campaigns, '*' for everything. One message a statement; PostgreSQL drops
-- repetitions within a transaction.
create function tell_change(tags text[]) returns void language sql as $$
  select pg_notify('shop_change', case when cardinality(tags) > 200 then '*' else array_to_string(tags, ' ') end)
  where cardinality(tags) > 0
$$;

create function products_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_change(array(
      select distinct tag from added, lateral (values ('product:' || id), ('list:' || gender)) as told (tag)));
  elsif tg_op = 'DELETE' then
    perform tell_change(array(
      select distinct tag from removed, lateral (values ('product:' || id), ('list:' || gender)) as told (tag)));
  else
    perform tell_change(array(
      select distinct tag from removed join added using (id),
        lateral (values ('product:' || id), ('list:' || removed.gender), ('list:' || added.gender)) as told (tag)
      where removed is distinct from added));
  end if;
  return null;
end $$;

create trigger products_added_told after insert on products
  referencing new table as added for each statement execute function products_changed();
create trigger products_changed_told after update on products
  referencing old table as removed new table as added for each statement execute function products_changed();
create trigger products_removed_told after delete on products
  referencing old table as removed for each statement execute function products_changed();

-- A size that sells matters to the pages that show its product; to lists only when it begins or ceases to be in stock.
create function variants_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_change(array(
      select distinct tag from added join products on products.id = added.product_id,
        lateral (values ('product:' || product_id), ('list:' || gender)) as told (tag)));
  elsif tg_op = 'DELETE' then
    -- A product that went too has told of itself.
    perform tell_change(array(
      select distinct tag from removed join products on products.id = removed.product_id,
        lateral (values ('product:' || product_id), ('list:' || gender)) as told (tag)));
  else
    perform tell_change(array(
      select distinct tag from removed join added using (id) join products on products.id = added.product_id,
        lateral (values
          ('product:' || added.product_id),
          ('product:' || removed.product_id),
          (case when (removed.stock > 0, removed.brand_size, removed.position, removed.product_id)
              is distinct from (added.stock > 0, added.brand_size, added.position, added.product_id)
            then 'list:' || gender end)) as told (tag)
      where removed is distinct from added and tag is not null));
  end if;
  return null;
end $$;

create trigger variants_added_told after insert on variants
  referencing new table as added for each statement execute function variants_changed();
create trigger variants_changed_told after update on variants
  referencing old table as removed new table as added for each statement execute function variants_changed();
create trigger variants_removed_told after delete on variants
  referencing old table as removed for each statement execute function variants_changed();

create function product_images_changed() returns trigger language plpgsql as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    perform tell_change(array(select distinct 'product:' || product_id from added));
  end if;
  if tg_op in ('DELETE', 'UPDATE') then
    perform tell_change(array(select distinct 'product:' || product_id from removed));
  end if;
  return null;
end $$;

create trigger product_images_added_told after insert on product_images
  referencing new table as added for each statement execute function product_images_changed();
create trigger product_images_changed_told after update on product_images
  referencing old table as removed new table as added for each statement execute function product_images_changed();
create trigger product_images_removed_told after delete on product_images
  referencing old table as removed for each statement execute function product_images_changed();

-- The same three for reviews: they stand on the page of their product.
create trigger reviews_added_told after insert on reviews
  referencing new table as added for each statement execute function product_images_changed();
create trigger reviews_changed_told after update on reviews
  referencing old table as removed new table as added for each statement execute function product_images_changed();
create trigger reviews_removed_told after delete on reviews
  referencing old table as removed for each statement execute function product_images_changed();

alter function product_images_changed() rename to parts_of_product_changed;

-- The review of somebody who bought the product says so, which depends on the order.
create function orders_changed() returns trigger language plpgsql as $$
begin
  perform tell_change(array(
    select distinct 'product:' || order_lines.product_id
    from removed join added using (reference) join order_lines on order_lines.order_reference = added.reference
    where (removed.status = 'approved') <> (added.status = 'approved')));
  return null;
end $$;

create trigger orders_changed_told after update on orders
  referencing old table as removed new table as added for each statement execute function orders_changed();

-- What is rare and shows everywhere.
create function everything_changed() returns trigger language plpgsql as $$
begin
  perform tell_change(array[tg_argv[0]]);
  return null;
end $$;

create trigger categories_told after insert or update or delete on categories
  for each statement execute function everything_changed('*');
create trigger banners_told after insert or update or delete on banners
  for each statement execute function everything_changed('banners');
create trigger products_emptied_told after truncate on products
  for each statement execute function everything_changed('*');

-- A review stands under the name of its author.
create function author_renamed() returns trigger language plpgsql as $$
begin
  perform tell_change(array(select distinct 'product:' || product_id from reviews where user_id = new.id));
  return null;
end $$;

create trigger author_renamed_told after update of username on users
  for each row when (old.username is distinct from new.username) execute function author_renamed();
