-- What an owner says of products beside brand, colour and size: fabric, fit, season. The definitions are rows, so that a new one
-- changes neither code nor tables (docs/decisions/0010-catalogue-in-memory.md).
create table attributes (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 40),
  -- Its name in addresses of the catalogue, which it keeps when it is renamed.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 44),
  kind text not null check (kind in ('list', 'number', 'flag')),
  -- Of a number.
  unit text not null default '' check (char_length(unit) <= 12),
  position integer not null,
  version integer not null default 1
);
create unique index attributes_name_key on attributes (text_key(name));
create trigger attributes_version before update on attributes
  for each row when (old.* is distinct from new.*) execute function raise_version();

-- The values of a list.
create table attribute_values (
  id integer generated always as identity primary key,
  attribute_id integer not null references attributes on delete cascade,
  word text not null check (char_length(word) between 1 and 40),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 44),
  position integer not null,
  unique (attribute_id, slug),
  unique (id, attribute_id)
);

-- The values of products: one of a list, of which a product may have several, a number, or yes or no.
create table product_attributes (
  product_id integer not null references products on delete cascade,
  attribute_id integer not null references attributes on delete cascade,
  value_id integer,
  number numeric(12, 3) check (number >= 0),
  flag boolean,
  foreign key (value_id, attribute_id) references attribute_values (id, attribute_id) on delete cascade,
  check (num_nonnulls(value_id, number, flag) = 1),
  unique nulls not distinct (product_id, attribute_id, value_id)
);
create index product_attributes_value on product_attributes (attribute_id, value_id);

-- As a change of the product itself, of its counts too. The definitions are shown by every list and product.
create trigger product_attributes_feed after insert or update or delete on product_attributes
  for each row execute function tell_change('product:product_id', '*', 'lists', '*');
create trigger attributes_feed after insert or update or delete on attributes
  for each row execute function tell_change('attributes', 'name slug unit position', 'lists', 'name slug unit position');
create trigger attribute_values_feed after insert or update or delete on attribute_values
  for each row execute function tell_change('attributes', '*', 'lists', '*');
