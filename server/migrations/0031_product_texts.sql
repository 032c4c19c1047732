-- The texts of a product in another language than the shop's own. An empty one means that the shop's own is shown.
create table product_texts (
  product_id integer not null references products on delete cascade,
  language text not null check (char_length(language) between 2 and 8),
  name text not null default '' check (char_length(name) <= 70),
  description text not null default '',
  about_me text not null default '',
  care_info text not null default '',
  size_and_fit text not null default '',
  version integer not null default 1,
  primary key (product_id, language)
);
create trigger product_texts_version before update on product_texts
  for each row when (old.* is distinct from new.*) execute function raise_version();
-- As a change of the product itself: pages that show it, and lists, whose searches find these words.
create trigger product_texts_feed after insert or update or delete on product_texts
  for each row execute function tell_change('product:product_id', '*', 'lists', '*');

create function dictionary_of(language text) returns regconfig
  language sql immutable parallel safe strict
  return case when language like 'en%' then 'english'::regconfig else 'spanish'::regconfig end;

-- The text of a description without its tags and entities.
create function text_of_html(html text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(html, '<[^>]*>|&#?\w+;', ' ', 'g');

-- The words of a product in another language: those of its name count like the own name's, then come brand and colour,
-- which have no translation (words_of_product), and last the description's.
create function words_of_texts(language text, name text, description text) returns tsvector
  language sql immutable parallel safe strict
  return setweight(to_tsvector(dictionary_of(language), plain_text(name)), 'A') ||
    setweight(to_tsvector(dictionary_of(language), plain_text(text_of_html(description))), 'C');

-- What a search in another language finds a product by, if it has texts in it: their words and all of product_words, so
-- that one search can name a translated word and the brand. In a table of its own, so that a search in the shop's own
-- language reads and finds exactly what it did.
create table product_text_words (
  product_id integer not null,
  language text not null,
  words tsvector not null,
  primary key (language, product_id),
  foreign key (product_id, language) references product_texts on delete cascade
);
create index product_text_words_words on product_text_words using gin (words);

-- The distinct words of these texts, as catalogue_words has those of the shop's own.
create table text_words (
  language text not null,
  word text not null check (char_length(word) between 3 and 30),
  primary key (language, word)
);

create function index_text_words() returns trigger language plpgsql as $$
begin
  insert into product_text_words (product_id, language, words)
  select product_id, language, words_of_texts(language, name, description) || product_words.words
  from added join product_words using (product_id)
  on conflict (language, product_id) do update set words = excluded.words;
  -- Sorted, so that two transactions that add the same words cannot deadlock.
  insert into text_words (language, word)
  select distinct language, word from added, plain_words(name || ' ' || text_of_html(description)) as word
  where word ~ '^[a-z]{3,30}$' order by language, word
  on conflict do nothing;
  return null;
end $$;

create trigger product_texts_words_added after insert on product_texts
  referencing new table as added for each statement execute function index_text_words();
create trigger product_texts_words_changed after update on product_texts
  referencing new table as added for each statement execute function index_text_words();

-- Runs when the own words of a product changed: they are a part of its words in other languages.
create function index_own_words() returns trigger language plpgsql as $$
begin
  update product_text_words
  set words = words_of_texts(product_texts.language, name, description) || changed.words
  from changed join product_texts using (product_id)
  where (product_text_words.product_id, product_text_words.language) = (product_texts.product_id, product_texts.language);
  return null;
end $$;

create trigger product_words_changed after update on product_words
  referencing new table as changed for each statement execute function index_own_words();

-- A typed word in either dictionary. A word that one of them ignores ('the', 'de') is ignored: it is in no product's
-- words.
create function word_in_either(language text, word text) returns tsquery
  language sql immutable parallel safe strict
  return case
    when numnode(to_tsquery('spanish', word)) = 0 or numnode(to_tsquery(dictionary_of(language), word)) = 0
      then ''::tsquery
    else to_tsquery('spanish', word) || to_tsquery(dictionary_of(language), word)
  end;
