-- The departments of the shop: 'men' and 'women' of the requirements, and those that its owner adds
-- (docs/decisions/0065-departments.md). Processes of the version before, beside which this one runs while it is deployed, know
-- the two: they go on as long as no goods are in another one.
create table departments (
  -- Its name in addresses and in the calls, which never changes.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 44),
  -- Null as long as one of the requirements is called as the shop calls it in each language.
  name text check (char_length(name) between 1 and 40),
  position integer not null,
  is_hidden boolean not null default false,
  version integer not null default 1,
  check (name is not null or id in ('men', 'women'))
);
create unique index departments_name_key on departments (text_key(name));
insert into departments (id, position) values ('men', 0), ('women', 1);
create trigger departments_version before update on departments
  for each row when (old.* is distinct from new.*) execute function raise_version();
-- Every page has them in its menu, and a hidden one takes its goods along.
create trigger departments_feed after insert or update or delete on departments
  for each row execute function tell_change('departments', '*', '*', '*');

alter table categories
  drop constraint categories_genre_check,
  add constraint categories_genre_fkey foreign key (genre) references departments;
alter table product_imports
  drop constraint product_imports_assumed_gender_check,
  add constraint product_imports_assumed_gender_fkey foreign key (assumed_gender) references departments on delete set null;

-- Unisex goods stand in both departments of the requirements, and in no third one.
drop view product_categories;
alter table products
  drop constraint products_gender_check,
  add constraint products_gender_fkey foreign key (gender) references departments,
  drop column other_gender;
alter table products
  add column other_gender text generated always as (
    case when is_unisex then case gender when 'men' then 'women' when 'women' then 'men' end end) stored;

create view product_categories as
  select id as product_id, category_id from products
  union all
  select products.id, twin.id
  from products
  join categories as own on own.id = products.category_id
  join categories as twin on twin.genre = products.other_gender and lower(twin.title) = lower(own.title)
  where is_unisex;

create or replace function category_twin(category integer) returns integer stable
return (
  select twin.id from categories as own
  join categories as twin on twin.genre = case own.genre when 'men' then 'women' when 'women' then 'men' end
    and lower(twin.title) = lower(own.title)
  where own.id = category
);
