-- From how few units on the sizes of a product are running low; only of products that differ from the shop's limit
-- (fewUnits in contract/goods/stock/few-units.ts). A table of its own: it is no part of the product that its form edits.
create table low_stock_limits (
  product_id integer primary key references products on delete cascade,
  units smallint not null check (units between 0 and 999)
);

-- Deliveries and counts as they were saved. The key is the client's: a sheet that is sent again changes nothing.
create table stock_sheets (
  key uuid primary key,
  kind text not null check (kind in ('delivery', 'count')),
  at timestamptz not null,
  actor text not null,
  note text not null check (char_length(note) <= 200),
  sizes integer not null,
  units integer not null
);
