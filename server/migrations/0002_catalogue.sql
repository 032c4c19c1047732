create table categories (
  id integer primary key check (id between 1 and 99999),
  title text not null check (char_length(title) between 1 and 60),
  genre text not null check (genre in ('men', 'women')),
  version integer not null default 1
);
create unique index categories_title_key on categories (genre, lower(title));
create trigger categories_version before update on categories
  for each row when (old.* is distinct from new.*) execute function raise_version();

create table products (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 70),
  description text not null,
  gender text not null check (gender in ('men', 'women')),
  brand_name text not null check (char_length(brand_name) between 1 and 20),
  color text not null check (char_length(color) between 1 and 20),
  previous_price_minor integer check (previous_price_minor >= 0),
  current_price_minor integer not null check (current_price_minor >= 0),
  is_offert_price boolean not null default false,
  category_id integer not null references categories,
  about_me text not null default '',
  care_info text not null default '',
  size_and_fit text not null default '',
  created_at timestamptz not null default now(),
  version integer not null default 1,
  check (not is_offert_price or previous_price_minor is not null)
);
create index products_gender on products (gender, id);
create index products_category_id on products (category_id, id);
create index products_price on products (gender, current_price_minor, id);
create index products_brand on products (gender, brand_name);
create index products_search on products using gin (plain_text(name || ' ' || brand_name || ' ' || color) gin_trgm_ops);
-- The sort orders of the back office's list of products.
create index products_name on products (name, id);
create index products_current_price on products (current_price_minor, id);
create trigger products_version before update on products
  for each row when (old.* is distinct from new.*) execute function raise_version();

create table variants (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  brand_size text not null check (brand_size = upper(brand_size) and char_length(brand_size) between 1 and 12),
  position integer not null default 0,
  stock integer not null check (stock >= 0),
  -- Lists show and count a size only while it is in stock.
  in_stock boolean not null generated always as (stock > 0) stored,
  unique (product_id, brand_size)
);

-- `widths`: the available widths of a picture, in px; pages use only these. A background process makes more.
create table product_images (
  product_id integer not null references products on delete cascade,
  position integer not null,
  path text not null check (char_length(path) between 1 and 2000),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null default '',
  alt text not null default '',
  widths integer[] not null default '{}',
  primary key (product_id, position)
);

-- A gender has several campaigns, shown in their order.
create table banners (
  gender text not null check (gender in ('men', 'women')),
  campaign smallint not null default 1 check (campaign between 1 and 9),
  size text not null check (size in ('wide', 'small')),
  path text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  widths integer[] not null default '{}',
  primary key (gender, campaign, size)
);

create table favourites (
  user_id bigint not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  added_at timestamptz not null,
  primary key (user_id, product_id)
);
create index favourites_product_id on favourites (product_id);

-- The distinct words of the catalogue, without accents: mistyped words are compared with them. Codes with digits are
-- left out, so the list stays short for any number of products. A word stays after its last product was deleted, and
-- then finds nothing.
create table catalogue_words (
  word text primary key check (char_length(word) between 3 and 30)
);

create function plain_words(value text) returns setof text
  language sql immutable parallel safe strict
  return regexp_split_to_table(plain_text(value), '[^a-z0-9]+');

-- The search words of the products, in a table of their own: ranking a text that matches a third of the products then
-- reads a tenth of the pages.
create table product_words (
  product_id integer primary key references products on delete cascade,
  gender text not null,
  words tsvector not null
);
create index product_words_words on product_words using gin (words);

-- Without accents and inflected endings; the name (weight A) counts more than brand and colour (weight B).
create function words_of_product(name text, brand text, color text) returns tsvector
  language sql immutable parallel safe strict
  return setweight(to_tsvector('spanish', plain_text(name)), 'A') ||
    setweight(to_tsvector('spanish', plain_text(brand || ' ' || color)), 'B');

-- Updates both tables of words, as an index: a product can be found as soon as it is saved. It runs once for each
-- statement, so that changing many products is fast.
create function index_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_words select id, gender, words_of_product(name, brand_name, color) from added;
  else
    update product_words
    set gender = added.gender, words = words_of_product(added.name, added.brand_name, added.color)
    from added join removed using (id)
    where product_words.product_id = added.id
      and (added.gender, added.name, added.brand_name, added.color)
        is distinct from (removed.gender, removed.name, removed.brand_name, removed.color);
    if not found then return null; end if;
  end if;
  -- Sorted, so that two transactions that add the same words cannot deadlock.
  insert into catalogue_words (word)
  select distinct word from added, plain_words(name || ' ' || brand_name || ' ' || color) as word
  where word ~ '^[a-z]{3,30}$' order by word
  on conflict do nothing;
  return null;
end $$;

create trigger products_words_added after insert on products
  referencing new table as added for each statement execute function index_words();
create trigger products_words_changed after update on products
  referencing old table as removed new table as added for each statement execute function index_words();
