-- Only published products are anywhere public (docs/decisions/0056-product-states.md). Those of before are published, as are those
-- that processes of the version before create while this one is deployed; they show all states until they stop.
alter table products
  add column state text not null default 'published' check (state in ('draft', 'scheduled', 'published', 'archived')),
  -- When a scheduled one becomes published: a job does it.
  add column publish_at timestamptz,
  add constraint products_scheduled check ((state = 'scheduled') = (publish_at is not null));
create index products_due on products (publish_at) where state = 'scheduled';
create index products_state on products (state, id) where state <> 'published';

-- In the words that searches read, so that a text which many products have needs no look at each product.
alter table product_words add column is_public boolean not null default true;
alter table product_text_words add column is_public boolean not null default true;

create or replace function index_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_words (product_id, gender, words, is_public)
    select id, gender, words_of_product(name, brand_name, color), state = 'published' from added;
  else
    update product_words
    set gender = added.gender, words = words_of_product(added.name, added.brand_name, added.color),
      is_public = added.state = 'published'
    from added join removed using (id)
    where product_words.product_id = added.id
      and (added.gender, added.name, added.brand_name, added.color, added.state)
        is distinct from (removed.gender, removed.name, removed.brand_name, removed.color, removed.state);
    if not found then return null; end if;
  end if;
  -- Sorted, so that two transactions that add the same words cannot deadlock.
  insert into catalogue_words (word)
  select distinct word from added, plain_words(name || ' ' || brand_name || ' ' || color) as word
  where word ~ '^[a-z]{3,30}$' order by word
  on conflict do nothing;
  return null;
end $$;

create or replace function index_text_words() returns trigger language plpgsql as $$
begin
  insert into product_text_words (product_id, language, words, is_public)
  select product_id, language, words_of_texts(language, name, description) || product_words.words, is_public
  from added join product_words using (product_id)
  on conflict (language, product_id) do update set words = excluded.words, is_public = excluded.is_public;
  -- Sorted, so that two transactions that add the same words cannot deadlock.
  insert into text_words (language, word)
  select distinct language, word from added, plain_words(name || ' ' || text_of_html(description)) as word
  where word ~ '^[a-z]{3,30}$' order by language, word
  on conflict do nothing;
  return null;
end $$;

create or replace function index_own_words() returns trigger language plpgsql as $$
begin
  update product_text_words
  set words = words_of_texts(product_texts.language, name, description) || changed.words, is_public = changed.is_public
  from changed join product_texts using (product_id)
  where (product_text_words.product_id, product_text_words.language) = (product_texts.product_id, product_texts.language);
  return null;
end $$;

-- The menu shows the categories that have public goods. Of several products that become public at once the first one tells.
create or replace function tell_filled_category() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'DELETE' and new.state = 'published' and not exists (
      select from products where category_id = new.category_id and state = 'published' and id < new.id))
    or (tg_op <> 'INSERT' and old.state = 'published' and not exists (
      select from products where category_id = old.category_id and state = 'published'))
  then
    insert into changes (tags) values ('{*}');
    perform pg_notify('changes', '*');
  end if;
  return null;
end $$;
drop trigger products_change_category on products;
create trigger products_change_category after update of category_id, state on products
  for each row when ((old.category_id, old.state) is distinct from (new.category_id, new.state))
  execute function tell_filled_category();
