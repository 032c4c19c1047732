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

-- How many reviews gave each number of stars to a product. Only the trigger below writes here, in the transaction of
-- the review, so the counts are right whoever writes how many reviews at once.
create table review_totals (
  product_id integer primary key references products on delete cascade,
  stars_1 integer not null default 0 check (stars_1 >= 0),
  stars_2 integer not null default 0 check (stars_2 >= 0),
  stars_3 integer not null default 0 check (stars_3 >= 0),
  stars_4 integer not null default 0 check (stars_4 >= 0),
  stars_5 integer not null default 0 check (stars_5 >= 0)
);

create function count_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update review_totals set
      stars_1 = stars_1 - (old.calification = 1)::integer,
      stars_2 = stars_2 - (old.calification = 2)::integer,
      stars_3 = stars_3 - (old.calification = 3)::integer,
      stars_4 = stars_4 - (old.calification = 4)::integer,
      stars_5 = stars_5 - (old.calification = 5)::integer
    where product_id = old.product_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into review_totals as counted (product_id, stars_1, stars_2, stars_3, stars_4, stars_5)
    values (
      new.product_id,
      (new.calification = 1)::integer,
      (new.calification = 2)::integer,
      (new.calification = 3)::integer,
      (new.calification = 4)::integer,
      (new.calification = 5)::integer
    )
    on conflict (product_id) do update set
      stars_1 = counted.stars_1 + excluded.stars_1,
      stars_2 = counted.stars_2 + excluded.stars_2,
      stars_3 = counted.stars_3 + excluded.stars_3,
      stars_4 = counted.stars_4 + excluded.stars_4,
      stars_5 = counted.stars_5 + excluded.stars_5;
  end if;
  return null;
end $$;

create trigger reviews_counted after insert or delete or update of calification, product_id on reviews
  for each row execute function count_review();
