-- What products cost before, and until when, for countries where a reduction has to say the lowest price before it. A row is
-- written whenever the price changes, and whenever an offer begins or ends: the newest one tells since when an offer is.
create table past_prices (
  id bigint generated always as identity primary key,
  product_id integer not null references products (id) on delete cascade,
  price_minor bigint not null check (price_minor > 0),
  until timestamptz not null
);
create index past_prices_product on past_prices (product_id, until);
