-- What names a size beside its word, and what it weighs and cost (docs/decisions/0055-size-codes.md). Processes of the version
-- before, beside which this one runs while it is deployed, leave the columns as they are.
alter table variants
  add column sku text check (char_length(sku) between 1 and 60),
  -- A GTIN of 8, 12, 13 or 14 digits, as it is printed; scanners and lists write one with more or fewer zeros before it.
  add column barcode text check (barcode ~ '^(\d{8}|\d{12,14})$'),
  -- In g, with its wrapping; null for that of its product.
  add column weight integer check (weight between 1 and 100000),
  add column cost_minor bigint check (cost_minor > 0);
-- Of all sizes of the shop no two have one, in upper or lower case. It finds those that begin with a text too.
create unique index variants_sku on variants (lower(sku) text_pattern_ops) where sku is not null;
create index variants_barcode on variants (lpad(barcode, 14, '0')) where barcode is not null;

-- The SKUs of deleted sizes, in small letters: no other size gets one, so that what was sold and counted under it stays its own.
create table retired_skus (
  key text primary key,
  variant_id integer not null,
  product_id integer not null,
  at timestamptz not null default now()
);

create function retire_sku() returns trigger language plpgsql as $$
begin
  insert into retired_skus (key, variant_id, product_id) values (lower(old.sku), old.id, old.product_id)
  on conflict do nothing;
  return null;
end $$;
create trigger variants_sku_retired after delete on variants
  for each row when (old.sku is not null) execute function retire_sku();

create function refuse_retired_sku() returns trigger language plpgsql as $$
begin
  if exists (select from retired_skus where key = lower(new.sku)) then
    raise unique_violation using message = format('the SKU %s was that of a deleted size', new.sku),
      constraint = 'retired_skus_pkey';
  end if;
  return new;
end $$;
create trigger variants_sku_new before insert or update of sku on variants
  for each row when (new.sku is not null) execute function refuse_retired_sku();

-- What each size cost since when; null where that is no longer known. Written by the trigger, whoever changes a cost.
create table variant_costs (
  id bigint generated always as identity primary key,
  variant_id integer not null references variants on delete cascade,
  cost_minor bigint check (cost_minor > 0),
  since timestamptz not null default now()
);
create index variant_costs_variant on variant_costs (variant_id, since);

create function keep_cost() returns trigger language plpgsql as $$
begin
  insert into variant_costs (variant_id, cost_minor) values (new.id, new.cost_minor);
  return null;
end $$;
create trigger variants_cost_added after insert on variants
  for each row when (new.cost_minor is not null) execute function keep_cost();
create trigger variants_cost_changed after update of cost_minor on variants
  for each row when (new.cost_minor is distinct from old.cost_minor) execute function keep_cost();
