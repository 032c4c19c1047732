-- The owner's tables of measures, for a brand, a category, both, or all goods.
create table size_tables (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  -- As products write it; empty for any.
  brand text not null check (char_length(brand) <= 20),
  -- A table for a category that is deleted applies nowhere until its owner says for what it is.
  by_category boolean not null,
  category_id integer references categories on delete set null,
  -- [{"name": "Pecho", "of": "body" | "garment"}]
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  -- [{"size": "M", "measures": [{"from": 930, "to": 980}, null]}]: a measure for each column, in mm
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  version integer not null default 1,
  check (by_category or category_id is null)
);
create unique index size_tables_name on size_tables (lower(name));
create index size_tables_category on size_tables (category_id);
create trigger size_tables_version before update on size_tables
  for each row when (old.* is distinct from new.*) execute function raise_version();
create trigger size_tables_feed after insert or update or delete on size_tables
  for each row execute function tell_change('size-tables', '*');
