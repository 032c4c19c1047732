-- Which kind of shop the data is of: a demonstration's accounts have passwords that everybody knows, so a live shop must
-- not open on it, and payments that a demonstration simulates must not reach a live shop's orders.
create table shop_mode (
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode in ('demo', 'live')),
  marked_at timestamptz not null default now()
);

-- Demonstrations that were stocked before there was a mark, known by their administrator.
insert into shop_mode (mode)
  select 'demo' from users
    where rol = 'admin' and (email = 'admin@percha.example' or (username = 'admin' and legajo = '100001'))
    limit 1;
