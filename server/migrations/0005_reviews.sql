create table reviews (
  id integer generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  calification smallint not null check (calification between 1 and 5),
  comment text not null check (char_length(comment) between 1 and 1000),
  created_at timestamptz not null,
  unique (user_id, product_id)
);
create index reviews_product on reviews (product_id, created_at desc, id desc);

-- How many reviews gave each number of stars to a product. Only the triggers below write here, in the transaction of
-- the reviews, so the counts stay right under concurrent writes.
create table review_totals (
  product_id integer primary key references products on delete cascade,
  stars_1 integer not null default 0 check (stars_1 >= 0),
  stars_2 integer not null default 0 check (stars_2 >= 0),
  stars_3 integer not null default 0 check (stars_3 >= 0),
  stars_4 integer not null default 0 check (stars_4 >= 0),
  stars_5 integer not null default 0 check (stars_5 >= 0)
);

-- Runs once for each statement, for all its reviews. One statement can delete reviews of many products, as when an
-- account is deleted, so the rows are locked in the order of the products: two such statements cannot deadlock.
create function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform from review_totals
    where product_id in (select product_id from removed)
    order by product_id for no key update;

    update review_totals as counted set
      stars_1 = counted.stars_1 - gone.stars_1,
      stars_2 = counted.stars_2 - gone.stars_2,
      stars_3 = counted.stars_3 - gone.stars_3,
      stars_4 = counted.stars_4 - gone.stars_4,
      stars_5 = counted.stars_5 - gone.stars_5
    from (
      select
        product_id,
        count(*) filter (where calification = 1) as stars_1,
        count(*) filter (where calification = 2) as stars_2,
        count(*) filter (where calification = 3) as stars_3,
        count(*) filter (where calification = 4) as stars_4,
        count(*) filter (where calification = 5) as stars_5
      from removed
      group by product_id
    ) as gone
    where counted.product_id = gone.product_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into review_totals as counted (product_id, stars_1, stars_2, stars_3, stars_4, stars_5)
    select
      product_id,
      count(*) filter (where calification = 1),
      count(*) filter (where calification = 2),
      count(*) filter (where calification = 3),
      count(*) filter (where calification = 4),
      count(*) filter (where calification = 5)
    from added
    group by product_id
    order by product_id
    on conflict (product_id) do update set
      stars_1 = counted.stars_1 + excluded.stars_1,
      stars_2 = counted.stars_2 + excluded.stars_2,
      stars_3 = counted.stars_3 + excluded.stars_3,
      stars_4 = counted.stars_4 + excluded.stars_4,
      stars_5 = counted.stars_5 + excluded.stars_5;
  end if;
  return null;
end $$;

create trigger reviews_added after insert on reviews
  referencing new table as added for each statement execute function count_reviews();
create trigger reviews_changed after update on reviews
  referencing old table as removed new table as added for each statement execute function count_reviews();
create trigger reviews_removed after delete on reviews
  referencing old table as removed for each statement execute function count_reviews();
