-- Campaigns: one rule for the prices of many products, between two times (docs/decisions/0069-campaigns.md). Those of advertising are
-- in `campaigns`.
create table price_campaigns (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  -- {"by": "all"}, {"by": "category", "id": 7}, {"by": "collection", "slug": "verano"}, {"by": "brand", "name": "Casa"} or
  -- {"by": "attribute", "id": 3, "value": 17}. What is gone has no products.
  goods jsonb not null check (goods ->> 'by' in ('all', 'category', 'collection', 'brand', 'attribute')),
  -- Raised when a campaign gets other goods: products that are in it for those of before go.
  goods_version integer not null default 1,
  -- One of both: what is off in percent, or the price.
  percent numeric(4, 2) check (percent > 0 and percent < 100),
  price_minor bigint check (price_minor > 0),
  rounding text not null check (rounding in ('none', 'whole', 'ninety')),
  -- Whether products that would be sold below their cost stay out.
  spares_losses boolean not null,
  starts_at timestamptz not null,
  -- Null for one that somebody ends by hand.
  ends_at timestamptz check (ends_at > starts_at),
  -- When prices have to be looked at next because of its times, or because it was saved; null once they follow it to its end.
  due_at timestamptz,
  version integer not null default 1,
  check (num_nonnulls(percent, price_minor) = 1)
);
create index price_campaigns_due on price_campaigns (due_at) where due_at is not null;
create trigger price_campaigns_version before update on price_campaigns
  for each row when ((to_jsonb(old) - 'due_at') is distinct from (to_jsonb(new) - 'due_at')) execute function raise_version();
-- For the processes, each of which knows when prices have to be looked at next.
create trigger price_campaigns_feed after insert or update or delete on price_campaigns
  for each row execute function tell_change('price-campaigns', '*');

-- The price that a campaign gives a product now, and what the product goes back to when it ends. One product has at most one.
create table campaign_prices (
  product_id integer primary key references products on delete cascade,
  campaign_id integer not null references price_campaigns,
  goods_version integer not null,
  price_minor bigint not null check (price_minor > 0),
  -- What a percentage is taken off.
  base_minor bigint not null,
  usual_minor bigint not null,
  -- What was struck through, if the product was on offer already.
  usual_previous_minor bigint
);
create index campaign_prices_campaign on campaign_prices (campaign_id);

-- Products that somebody took out of a campaign, by another price: it does not take them again.
create table campaign_leavers (
  campaign_id integer not null references price_campaigns on delete cascade,
  product_id integer not null references products on delete cascade,
  primary key (campaign_id, product_id)
);

-- Whoever gives a product another price while a campaign has it, or takes it off offer, has taken it out of the campaign: so do processes
-- of the version before, which do not know of campaigns.
create function leave_campaign() returns trigger language plpgsql as $$
begin
  with gone as (
    delete from campaign_prices
    where product_id = new.id and not (new.is_offert_price and new.current_price_minor = price_minor)
    returning campaign_id, product_id)
  insert into campaign_leavers (campaign_id, product_id) select campaign_id, product_id from gone on conflict do nothing;
  return null;
end $$;
create trigger products_campaign_left after update on products
  for each row when ((old.current_price_minor, old.is_offert_price) is distinct from (new.current_price_minor, new.is_offert_price))
  execute function leave_campaign();
