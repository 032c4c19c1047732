-- The words of a product without accents and endings: the name counts for more than brand and colour.
alter table products add column search_words tsvector generated always as (
  setweight(to_tsvector('spanish', plain_text(name)), 'A') ||
  setweight(to_tsvector('spanish', plain_text(brand_name || ' ' || color)), 'B')
) stored;
create index products_search_words on products using gin (search_words);
