-- The back office's lists as each administrator has set them up. Not part of the change feed: no public page shows them.

-- Named filters and sort orders. `query` is the query of the list's address, without '?'.
create table list_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  list text not null check (char_length(list) between 1 and 20),
  name text not null check (char_length(name) between 1 and 40),
  query text not null check (char_length(query) <= 1000)
);
create unique index list_views_name on list_views (user_id, list, lower(name));

-- The columns that somebody does not want to see.
create table list_columns (
  user_id bigint not null references users on delete cascade,
  list text not null check (char_length(list) between 1 and 20),
  hidden text[] not null check (cardinality(hidden) <= 20),
  primary key (user_id, list)
);

-- The sort orders of the lists, with keyset pagination, and their searches.
create index orders_total on orders (total_minor desc, reference desc);
create index orders_total_of_status on orders (status, total_minor desc, reference desc);
create index orders_email_search on orders using gin (plain_text(email) gin_trgm_ops);
create index variants_stock on variants (stock, id);
create index users_created_at on users (created_at, id);
create index users_of_rol on users (rol, (lower(username)));
create index reviews_newest on reviews (created_at desc, id desc);
create index reviews_calification on reviews (calification, id);
