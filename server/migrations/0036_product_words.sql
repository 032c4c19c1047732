-- The words of the products apart from all else about them: a text that fits a third of the goods is weighed on a tenth of
-- the pages. Written by the triggers below alone.
create table product_words (
  product_id integer primary key references products on delete cascade,
  gender text not null,
  words tsvector not null
);
insert into product_words select id, gender, search_words from products order by id;
create index product_words_words on product_words using gin (words);
alter table products drop column search_words;

-- Without accents and endings; the name (A) counts for more than brand and colour (B).
create function words_of_product(name text, brand text, color text) returns tsvector
  language sql immutable parallel safe strict
  return setweight(to_tsvector('spanish', plain_text(name)), 'A') ||
    setweight(to_tsvector('spanish', plain_text(brand || ' ' || color)), 'B');

create function write_product_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_words select id, gender, words_of_product(name, brand_name, color) from added;
  else
    update product_words
    set gender = added.gender, words = words_of_product(added.name, added.brand_name, added.color)
    from added join removed using (id)
    where product_words.product_id = added.id
      and (added.gender, added.name, added.brand_name, added.color)
        is distinct from (removed.gender, removed.name, removed.brand_name, removed.color);
  end if;
  return null;
end $$;

create trigger products_added_written after insert on products
  referencing new table as added for each statement execute function write_product_words();
create trigger products_changed_written after update on products
  referencing old table as removed new table as added for each statement execute function write_product_words();
