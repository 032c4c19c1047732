create table orders (
  reference uuid primary key,
  user_id bigint references users on delete set null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'failure')),
  email text not null check (char_length(email) between 3 and 254),
  -- Of all amounts of the order, which are in the smallest unit of it (ISO 4217).
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  subtotal_minor integer not null check (subtotal_minor > 0),
  -- How it is sent, as it was called then, and for how much.
  shipping_method text not null check (shipping_method in ('flat')),
  shipping_title text not null,
  shipping_minor integer not null check (shipping_minor >= 0),
  total_minor integer not null check (total_minor = subtotal_minor + shipping_minor),
  order_date timestamptz not null,
  -- The number of a payment, by which people refer to the order; the table of payments says which provider it belongs
  -- to.
  payment_id text check (char_length(payment_id) between 1 and 200),
  -- An open checkout can still be paid; an order whose payment is under review is pending and not open.
  is_open boolean not null,
  -- A hash that identifies the bag's content while the checkout is open; empty afterwards.
  bag_key text not null,
  -- Until when its units are reserved for a payment.
  expires_at timestamptz not null,
  check (status = 'pending' or not is_open)
);
-- One open checkout for each buyer: a second click, tab or retry gets the first one.
create unique index orders_open_checkout on orders (user_id) where is_open;
create index orders_payment_id on orders (payment_id);
create index orders_user_id on orders (user_id, order_date desc);
create index orders_pending on orders (order_date) where status = 'pending';
-- The back office's lists: newest first, of one state or of all, with keyset pagination.
create index orders_desk on orders (order_date desc, reference desc);
create index orders_desk_of_status on orders (status, order_date desc, reference desc);

create table order_lines (
  order_reference uuid not null references orders on delete cascade,
  position integer not null,
  product_id integer not null,
  variant_id integer references variants on delete set null,
  name text not null,
  color text not null,
  brand_size text not null,
  quantity integer not null check (quantity > 0),
  price_minor integer not null check (price_minor >= 0),
  primary key (order_reference, position)
);
create index order_lines_variant_id on order_lines (variant_id);
