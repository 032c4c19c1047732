create extension if not exists unaccent;
create extension if not exists pg_trgm;

create table users (
  id bigint generated always as identity primary key,
  username text not null check (char_length(username) between 1 and 60),
  email text check (char_length(email) between 3 and 254),
  password_hash text,
  rol text not null default 'client' check (rol in ('admin', 'client')),
  name text check (char_length(name) <= 120),
  lastname text check (char_length(lastname) <= 120),
  dni text check (char_length(dni) <= 20),
  phone text check (char_length(phone) <= 40),
  address text check (char_length(address) <= 300),
  legajo text check (char_length(legajo) <= 40),
  created_at timestamptz not null default now()
);
create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));

-- Only the hash of a token is kept, so a copy of this table logs nobody in.
create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table categories (
  id integer primary key check (id between 1 and 99999),
  title text not null check (char_length(title) between 1 and 60),
  genre text not null check (genre in ('men', 'women'))
);
create unique index categories_title_key on categories (genre, lower(title));

create table products (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 70),
  description text not null,
  gender text not null check (gender in ('men', 'women')),
  brand_name text not null check (char_length(brand_name) between 1 and 20),
  color text not null check (char_length(color) between 1 and 20),
  previous_price_cents integer check (previous_price_cents >= 0),
  current_price_cents integer not null check (current_price_cents >= 0),
  is_offert_price boolean not null default false,
  category_id integer not null references categories,
  about_me text not null default '',
  care_info text not null default '',
  size_and_fit text not null default '',
  created_at timestamptz not null default now(),
  check (not is_offert_price or previous_price_cents is not null)
);
create index products_gender on products (gender, id);
create index products_category_id on products (category_id, id);

create table variants (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  brand_size text not null check (brand_size = upper(brand_size) and char_length(brand_size) between 1 and 12),
  position integer not null default 0,
  stock integer not null check (stock >= 0),
  unique (product_id, brand_size)
);

create table product_images (
  product_id integer not null references products on delete cascade,
  position integer not null,
  path text not null check (char_length(path) between 1 and 2000),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null default '',
  alt text not null default '',
  primary key (product_id, position)
);

create table orders (
  reference uuid primary key,
  user_id bigint references users on delete set null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'failure')),
  email text not null check (char_length(email) between 3 and 254),
  currency text not null default 'ARS',
  subtotal_cents integer not null check (subtotal_cents > 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null check (total_cents = subtotal_cents + shipping_cents),
  order_date timestamptz not null,
  -- The provider's number of the payment that the order shows.
  payment_id bigint unique check (payment_id > 0),
  -- An open checkout can still be paid on the provider's page; a payment under review is pending and not open.
  is_open boolean not null,
  bag_key text not null,
  preference_id text unique,
  init_point text,
  expires_at timestamptz not null,
  asked_at timestamptz,
  check (status = 'pending' or not is_open)
);
-- One open checkout a buyer: a second click, tab or retry meets the first.
create unique index orders_open_checkout on orders (user_id) where is_open;
create index orders_user_id on orders (user_id, order_date desc);
create index orders_pending on orders (order_date) where status = 'pending';
-- Every order of the last day is asked about again: money can arrive late, or twice.
create index orders_order_date on orders (order_date);

create table order_lines (
  order_reference uuid not null references orders on delete cascade,
  position integer not null,
  product_id integer not null,
  variant_id integer references variants on delete set null,
  name text not null,
  color text not null,
  brand_size text not null,
  quantity integer not null check (quantity > 0),
  price_cents integer not null check (price_cents >= 0),
  primary key (order_reference, position)
);
create index order_lines_variant_id on order_lines (variant_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_reference uuid not null references orders on delete cascade,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  -- Who moved it: 'buyer', 'provider', 'clock', or 'admin:<username>'.
  actor text not null,
  reason text not null
);
create index order_history_order on order_history (order_reference, id);

-- What the provider last said of each payment. `refund` is due when the money bought nothing, done when it went back.
create table payments (
  id bigint primary key check (id > 0),
  order_reference uuid not null references orders on delete cascade,
  status text not null,
  status_detail text not null,
  amount_cents integer not null check (amount_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  currency text not null,
  -- Null until money was taken; it stays when the money goes back.
  approved_at timestamptz,
  updated_at timestamptz not null,
  refund text check (refund in ('due', 'done')),
  refund_reason text,
  refund_tried_at timestamptz,
  problem text
);
create index payments_order on payments (order_reference);
create index payments_undecided on payments (order_reference)
  where status not in ('approved', 'in_mediation', 'rejected', 'cancelled', 'refunded', 'charged_back');
create index payments_refund_due on payments (id) where refund = 'due';

-- Each signed notice once, whatever became of it.
create table payment_notices (
  id bigint generated always as identity primary key,
  notice_id text not null unique,
  topic text not null,
  payment_id bigint,
  received_at timestamptz not null,
  tried_at timestamptz not null,
  handled_at timestamptz
);
create index payment_notices_waiting on payment_notices (received_at) where handled_at is null;

-- Counters of refused haste. Losing them in a crash harms nobody, so the table is not logged.
create unlogged table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);
