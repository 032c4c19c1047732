-- Coupons: what a code takes off a purchase, for whom and how often (docs/decisions/0070-coupons.md).
create table coupons (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  -- 'units': of so many units, the dearest of them are paid.
  kind text not null check (kind in ('percent', 'amount', 'delivery', 'units')),
  percent numeric(4, 2) check (percent > 0 and percent < 100),
  amount_minor bigint check (amount_minor > 0),
  taken integer check (taken between 2 and 20),
  paid integer check (paid >= 1 and paid < taken),
  -- As those of price_campaigns.
  goods jsonb not null check (goods ->> 'by' in ('all', 'category', 'collection', 'brand', 'attribute')),
  -- From which total on, of all goods.
  least_minor bigint check (least_minor > 0),
  -- For whose addresses alone, in lower case; none for everybody.
  customers text[] not null default '{}',
  is_first_order boolean not null,
  starts_at timestamptz not null,
  -- Null for one that somebody ends by hand.
  ends_at timestamptz check (ends_at > starts_at),
  -- How often it is used in all, and by each customer; null for as often as people like.
  most_uses integer check (most_uses > 0),
  most_each integer check (most_each > 0),
  -- Who spreads it; empty for nobody.
  influencer text not null check (char_length(influencer) <= 60),
  version integer not null default 1,
  check ((percent is not null) = (kind = 'percent')),
  check ((amount_minor is not null) = (kind = 'amount')),
  check ((taken is not null) = (kind = 'units') and (paid is not null) = (kind = 'units'))
);
create trigger coupons_version before update on coupons
  for each row when (old.* is distinct from new.*) execute function raise_version();

-- The use of a coupon by an order, which has one at most.
create table coupon_redemptions (
  order_reference uuid primary key references orders on delete cascade,
  coupon_id integer not null references coupons,
  -- What it took off, of the goods or of their delivery.
  off_minor bigint not null check (off_minor > 0),
  -- False once its order ended without a purchase: the use is somebody else's then.
  is_held boolean not null default true
);
create index coupon_redemptions_coupon on coupon_redemptions (coupon_id) where is_held;

-- The use comes and goes with its order, whoever moves that: a process of the version before does not know of coupons.
create function hold_coupon_use() returns trigger language plpgsql as $$
begin
  update coupon_redemptions
  set is_held = new.status in ('pending', 'approved') and new.fulfilment is distinct from 'cancelled'
  where order_reference = new.reference;
  return null;
end $$;
create trigger orders_coupon_use after update of status, fulfilment on orders
  for each row when ((old.status, old.fulfilment) is distinct from (new.status, new.fulfilment))
  execute function hold_coupon_use();

-- An adjustment of some lines, by their positions; null for one line, or for all goods.
alter table order_adjustments add column among integer[]
  check (among is null or (line is null and cardinality(among) > 0));
