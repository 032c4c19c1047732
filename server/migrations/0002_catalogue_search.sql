-- unaccent itself is not immutable, because its rules could be changed; ours are those of the package.
create function plain_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create index products_search on products using gin (plain_text(name || ' ' || brand_name || ' ' || color) gin_trgm_ops);
create index products_price on products (gender, current_price_cents, id);
create index products_brand on products (gender, brand_name);

create table banners (
  gender text not null check (gender in ('men', 'women')),
  size text not null check (size in ('wide', 'small')),
  path text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  primary key (gender, size)
);
