-- The words of the shop's goods, without accents: what a slip of the finger is compared with. Codes with digits are left
-- out, so the list stays short however many goods there are. A word whose last product went stays and finds nothing.
create table catalogue_words (
  word text primary key check (char_length(word) between 3 and 30)
);

create function plain_words(value text) returns setof text
  language sql immutable parallel safe strict
  return regexp_split_to_table(plain_text(value), '[^a-z0-9]+');

create function note_words() returns trigger language plpgsql as $$
begin
  -- In one order, so that two who add the same words wait for each other and not both.
  insert into catalogue_words (word)
  select distinct word from added, plain_words(name || ' ' || brand_name || ' ' || color) as word
  where word ~ '^[a-z]{3,30}$' order by word
  on conflict do nothing;
  return null;
end $$;

create trigger products_added_words after insert on products
  referencing new table as added for each statement execute function note_words();
create trigger products_changed_words after update on products
  referencing new table as added for each statement execute function note_words();

insert into catalogue_words (word)
select distinct word from products, plain_words(name || ' ' || brand_name || ' ' || color) as word
where word ~ '^[a-z]{3,30}$';
