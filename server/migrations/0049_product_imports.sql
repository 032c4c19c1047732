-- Files of products that are read, shown and then written at once, and can be taken back. The file itself is in the data folder.
create table product_imports (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 200),
  file uuid not null,
  sha256 text not null,
  -- The gender of products whose file does not say it; null if each file has to.
  assumed_gender text check (assumed_gender in ('men', 'women')),
  uploaded_by text not null,
  state text not null default 'reading'
    check (state in ('reading', 'refused', 'preview', 'writing', 'written', 'undoing', 'undone')),
  platform text,
  -- Why the file was refused, or why writing or undoing did not happen: a code with its values.
  refusal jsonb,
  skip_wrong boolean not null default false,
  -- The currency that its prices were read in.
  currency text,
  unknown_columns text[] not null default '{}',
  new_categories jsonb not null default '[]',
  -- How much of the present work is done.
  done integer not null default 0,
  total integer not null default 0,
  created_at timestamptz not null,
  compared_at timestamptz,
  written_at timestamptz,
  undone_at timestamptz,
  -- A process works on it until then; null if there is no work.
  leased_until timestamptz
);
create index product_imports_due on product_imports (leased_until) where leased_until is not null;
create index product_imports_sha256 on product_imports (sha256);

-- What becomes of each product of a file.
create table product_import_items (
  import_id integer not null references product_imports on delete cascade,
  position integer not null,
  source_row integer not null,
  fate text not null check (fate in ('new', 'changed', 'unchanged', 'wrong')),
  name text not null,
  product_id integer,
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  -- What is written.
  target jsonb,
  -- What the product was before, and its version after, for taking it back.
  before jsonb,
  version_after integer,
  primary key (import_id, position)
);
create index product_import_items_fate on product_import_items (import_id, fate, position);

-- Pictures that are fetched after the products were written. `path` is what the shop has of it since.
create table product_import_pictures (
  id integer generated always as identity primary key,
  import_id integer not null references product_imports on delete cascade,
  product_id integer not null references products on delete cascade,
  position integer not null,
  source text not null,
  alt text not null default '',
  path text,
  problem jsonb,
  tries integer not null default 0,
  next_try_at timestamptz
);
create index product_import_pictures_due on product_import_pictures (next_try_at) where next_try_at is not null;
create index product_import_pictures_import on product_import_pictures (import_id);
create index product_import_pictures_source on product_import_pictures (product_id, source);

-- What products and categories were called in the addresses of the shop that they come from.
create table old_handles (
  kind text not null check (kind in ('product', 'category')),
  handle text not null check (char_length(handle) between 1 and 255),
  -- The colour by which products of one handle differ, as `text_key` writes it; '' without one.
  color_key text not null default '',
  product_id integer references products on delete cascade,
  category_id integer references categories on delete cascade,
  primary key (kind, handle, color_key),
  check ((kind = 'product') = (product_id is not null) and (kind = 'category') = (category_id is not null))
);
create index old_handles_product on old_handles (product_id) where product_id is not null;
create index old_handles_category on old_handles (category_id) where category_id is not null;

-- Those of the products of which sizes were ordered since a time.
create function products_sold_since(ids integer[], since timestamptz) returns setof integer
  language sql stable as $$
  select distinct variants.product_id
  from variants join order_lines on order_lines.variant_id = variants.id
    join orders on orders.reference = order_lines.order_reference
  where variants.product_id = any(ids) and orders.order_date >= since
$$;
