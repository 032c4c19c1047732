-- The triggers of products run once for each statement instead of for each row, as those of sizes do since the migration before, which
-- says why their functions have no nested loops.

-- 'product:7' for each product that changed, and the lists of the departments in which it stands or stood.
create function tell_products() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  tags text[];
begin
  if tg_op = 'INSERT' then
    tags := array(
      select distinct unnest(array['product:' || id, 'list:' || gender, 'list:' || other_gender]) from added);
  elsif tg_op = 'DELETE' then
    tags := array(
      select distinct unnest(array['product:' || id, 'list:' || gender, 'list:' || other_gender]) from removed);
  else
    tags := array(
      select distinct unnest(array['product:' || id, 'list:' || removed.gender, 'list:' || added.gender,
        'list:' || removed.other_gender, 'list:' || added.other_gender])
      from added join removed using (id) where (added.*) is distinct from (removed.*));
  end if;
  perform tell(array_remove(tags, null));
  return null;
end $$;

drop trigger products_feed on products;
create trigger products_feed_added after insert on products
  referencing new table as added for each statement execute function tell_products();
create trigger products_feed_changed after update on products
  referencing old table as removed new table as added for each statement execute function tell_products();
create trigger products_feed_removed after delete on products
  referencing old table as removed for each statement execute function tell_products();

-- What products cost from now on, whoever changes it. Who changes it, and when by the shop's clock, is in a setting of the transaction.
create function write_prices() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  said jsonb := nullif(current_setting('percha.price', true), '');
  why price_history;
begin
  why.since := coalesce((said ->> 'at')::timestamptz, now());
  why.actor := coalesce(said ->> 'actor', '');
  if tg_op = 'INSERT' then
    insert into price_history (product_id, since, price_minor, is_offer, is_public, kind, actor)
    select id, why.since, current_price_minor, is_offert_price, state = 'published', 'added', why.actor
    from added order by id;
  elsif tg_op = 'DELETE' then
    insert into price_history (product_id, since, price_minor, is_offer, is_public, kind, actor)
    select id, why.since, current_price_minor, is_offert_price, false, 'removed', why.actor
    from removed order by id;
  else
    insert into price_history (product_id, since, price_minor, is_offer, is_public, kind, actor)
    select id, why.since, added.current_price_minor, added.is_offert_price, added.state = 'published',
      coalesce(said ->> 'kind', 'changed'), why.actor
    from added join removed using (id)
    where (added.current_price_minor, added.is_offert_price, added.state = 'published')
      is distinct from (removed.current_price_minor, removed.is_offert_price, removed.state = 'published')
    order by id;
    -- Processes of an earlier version read this table, which a later migration removes.
    insert into past_prices (product_id, price_minor, until)
    select id, removed.current_price_minor, why.since
    from added join removed using (id)
    where said ->> 'kind' is null and removed.current_price_minor > 0
      and (added.current_price_minor, added.is_offert_price)
        is distinct from (removed.current_price_minor, removed.is_offert_price)
    order by id;
  end if;
  return null;
end $$;

drop trigger products_price_added on products;
create trigger products_price_added after insert on products
  referencing new table as added for each statement execute function write_prices();
drop trigger products_price_changed on products;
create trigger products_price_changed after update on products
  referencing old table as removed new table as added for each statement execute function write_prices();
drop trigger products_price_removed on products;
create trigger products_price_removed after delete on products
  referencing old table as removed for each statement execute function write_prices();
drop function write_price();

-- Whoever gives products another price, or takes them off offer, has ended their dated offers, and taken them out of their campaigns: so
-- do processes of the versions before, which know of neither. The rows are found by the ids, one by one: the tables may be long.
create function leave_overridden() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  changed integer[] := array(
    select id from added join removed using (id)
    where (added.current_price_minor, added.is_offert_price)
      is distinct from (removed.current_price_minor, removed.is_offert_price)
    order by id);
begin
  if cardinality(changed) = 0 then return null; end if;
  delete from dated_offers
  where product_id = any(changed) and usual_minor is not null
    and (select not (is_offert_price and current_price_minor = dated_offers.price_minor)
      from products where id = dated_offers.product_id);
  with gone as (
    delete from campaign_prices
    where product_id = any(changed)
      and (select not (is_offert_price and current_price_minor = campaign_prices.price_minor)
        from products where id = campaign_prices.product_id)
    returning campaign_id, product_id)
  insert into campaign_leavers (campaign_id, product_id) select campaign_id, product_id from gone on conflict do nothing;
  return null;
end $$;

drop trigger products_offer_overridden on products;
drop function end_overridden_offer();
drop trigger products_campaign_left on products;
drop function leave_campaign();
create trigger products_price_overridden after update on products
  referencing old table as removed new table as added for each statement execute function leave_overridden();
