create table favourites (
  user_id bigint not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  added_at timestamptz not null,
  primary key (user_id, product_id)
);
create index favourites_product_id on favourites (product_id);
