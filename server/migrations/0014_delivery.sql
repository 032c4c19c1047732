-- Where deliveries go: whole provinces, and ranges of postal codes.
create table delivery_zones (
  id integer generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and 60),
  -- ISO 3166-2, without the country
  provinces text[] not null,
  -- [{"from": 1000, "to": 1499}], both included
  postal_ranges jsonb not null check (jsonb_typeof(postal_ranges) = 'array'),
  version integer not null default 1,
  check (cardinality(provinces) + jsonb_array_length(postal_ranges) > 0)
);
create trigger delivery_zones_version before update on delivery_zones
  for each row when (old.* is distinct from new.*) execute function raise_version();

-- How orders reach their buyers, in the order in which buyers see them.
create table delivery_methods (
  id integer generated always as identity primary key,
  position integer not null,
  kind text not null check (kind in ('home', 'pickup')),
  title text not null check (char_length(title) between 1 and 60),
  -- Null serves the whole country.
  zone_id integer references delivery_zones on delete restrict,
  -- {"by": "flat" | "weight" | "total", ...}: amounts with their currency, weights in g
  rate jsonb not null check (rate ->> 'by' in ('flat', 'weight', 'total')),
  -- An amount with its currency: from this subtotal it costs nothing.
  free_from jsonb,
  -- Working days from the payment, both included.
  days jsonb,
  -- {"address", "hours"} of a pick-up
  pickup jsonb,
  is_active boolean not null,
  version integer not null default 1,
  check ((kind = 'pickup') = (pickup is not null))
);
create index delivery_methods_zone on delivery_methods (zone_id);
-- A change of its place alone is no new version.
create trigger delivery_methods_version
  before update of kind, title, zone_id, rate, free_from, days, pickup, is_active on delivery_methods
  for each row when (old.* is distinct from new.*) execute function raise_version();

-- Pages tell what deliveries cost.
create trigger delivery_methods_feed after insert or update or delete on delivery_methods
  for each row execute function tell_change('*', '*');
create trigger delivery_zones_feed after update on delivery_zones
  for each row execute function tell_change('*', '*');

-- In g, with its wrapping.
alter table products add column weight integer not null default 500 check (weight between 1 and 100000);

-- What an order was placed with, whatever becomes of the method: its kind instead of 'flat', the promised days, where it
-- is picked up, and who picks it up.
alter table orders drop constraint orders_shipping_method_check;
update orders set shipping_method = 'home';
alter table orders add check (shipping_method in ('home', 'pickup'));
alter table orders add column delivery_method_id integer references delivery_methods on delete set null;
create index orders_delivery_method on orders (delivery_method_id);
alter table orders add column delivery_days jsonb;
alter table orders add column pickup jsonb;
alter table orders add column contact jsonb check (jsonb_typeof(contact) = 'object');
alter table orders add check ((shipping_method = 'pickup') = (pickup is not null));
