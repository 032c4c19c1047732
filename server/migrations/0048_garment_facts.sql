-- What a garment is beside its words (docs/decisions/0057-garment-facts.md). Processes of the version before, beside which this one
-- runs while it is deployed, leave the columns as they are, and show unisex goods in the gender of their category.
alter table products
  add column is_unisex boolean not null default false,
  -- The gender in which a unisex product stands besides.
  add column other_gender text generated always as (
    case when is_unisex then case gender when 'men' then 'women' else 'men' end end) stored,
  add column age_group text not null default 'adult'
    check (age_group in ('newborn', 'infant', 'toddler', 'kids', 'adult')),
  -- [{"fibre": "cotton", "percent": 95}, ...], the most first; empty if it is not known.
  add column composition jsonb not null default '[]' check (jsonb_typeof(composition) = 'array'),
  -- ISO 3166-1.
  add column origin text check (origin ~ '^[A-Z]{2}$'),
  -- {"name", "address", "contact"}: who made it, and who answers for it in the European Union.
  add column maker jsonb check (jsonb_typeof(maker) = 'object'),
  add column responsible jsonb check (jsonb_typeof(responsible) = 'object');

-- Where products stand: in their own category, and unisex ones in the category of the other gender that has the same title, too.
create view product_categories as
  select id as product_id, category_id from products
  union all
  select products.id, twin.id
  from products
  join categories as own on own.id = products.category_id
  join categories as twin on twin.genre = products.other_gender and lower(twin.title) = lower(own.title)
  where is_unisex;

drop trigger products_feed on products;
create trigger products_feed after insert or update or delete on products
  for each row execute function tell_change('product:id', '*', 'list:gender', '*', 'list:other_gender', '*');

-- The menu shows the categories in which public goods stand, also unisex ones of the other gender.
create function category_twin(category integer) returns integer stable
return (
  select twin.id from categories as own
  join categories as twin on twin.genre <> own.genre and lower(twin.title) = lower(own.title)
  where own.id = category
);

-- True if public goods stand in a category: any, or any with a lower number.
create function has_goods(category integer, below integer) returns boolean stable
return exists (select from products where category_id = category and state = 'published' and id < below)
  or exists (
    select from products
    where category_id = category_twin(category) and is_unisex and state = 'published' and id < below);

create or replace function tell_filled_category() returns trigger language plpgsql as $$
declare
  most constant integer := 2147483647;
begin
  if (tg_op <> 'DELETE' and new.state = 'published' and (
      not has_goods(new.category_id, new.id)
      or (new.is_unisex and not has_goods(category_twin(new.category_id), new.id))))
    or (tg_op <> 'INSERT' and old.state = 'published' and (
      not has_goods(old.category_id, most)
      or (old.is_unisex and not has_goods(category_twin(old.category_id), most))))
  then
    insert into changes (tags) values ('{*}');
    perform pg_notify('changes', '*');
  end if;
  return null;
end $$;
drop trigger products_change_category on products;
create trigger products_change_category after update of category_id, state, is_unisex on products
  for each row when (
    (old.category_id, old.state, old.is_unisex) is distinct from (new.category_id, new.state, new.is_unisex))
  execute function tell_filled_category();
