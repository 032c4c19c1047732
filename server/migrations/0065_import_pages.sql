-- Pictures that the public pages of an owner's old shop show, for products whose file names none.
alter table product_imports add column old_shop text check (char_length(old_shop) between 1 and 300);

-- The pages that are asked after the products were written, one for each product. `found` is how many pictures one showed.
create table product_import_pages (
  import_id integer not null references product_imports on delete cascade,
  product_id integer not null references products on delete cascade,
  handle text not null,
  found integer,
  problem jsonb,
  tries integer not null default 0,
  next_try_at timestamptz,
  primary key (import_id, product_id)
);
create index product_import_pages_due on product_import_pages (next_try_at) where next_try_at is not null;
create index product_import_pages_product on product_import_pages (product_id);
