-- Offers of products that begin and end by themselves (docs/decisions/0068-dated-offers.md). When one begins, its price becomes that of
-- the product, and what the product cost is kept here until it ends: so every reader of products, also one of the version before, sees
-- the present price where it always was.
create table dated_offers (
  product_id integer primary key references products on delete cascade,
  price_minor bigint not null check (price_minor > 0),
  starts_at timestamptz not null,
  -- Null for one that somebody ends by hand.
  ends_at timestamptz check (ends_at > starts_at),
  -- What the product cost when it began, and what was struck through then, if it was on offer already; null as long as it has not begun.
  usual_minor bigint,
  usual_previous_minor bigint,
  check (usual_minor is not null or usual_previous_minor is null)
);
create index dated_offers_starts on dated_offers (starts_at) where usual_minor is null;
create index dated_offers_ends on dated_offers (ends_at) where ends_at is not null;
-- For the processes, each of which knows when the next one begins or ends. Pages are told by the products themselves.
create trigger dated_offers_feed after insert or update or delete on dated_offers
  for each row execute function tell_change('dated-offers', '*');

-- Whoever gives a product another price while its offer stands, or takes it off offer, has ended the offer: nothing comes back later.
create function end_overridden_offer() returns trigger language plpgsql as $$
begin
  delete from dated_offers
  where product_id = new.id and usual_minor is not null
    and not (new.is_offert_price and new.current_price_minor = price_minor);
  return null;
end $$;
create trigger products_offer_overridden after update on products
  for each row when ((old.current_price_minor, old.is_offert_price) is distinct from (new.current_price_minor, new.is_offert_price))
  execute function end_overridden_offer();
