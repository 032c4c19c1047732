-- The owner's collections of products, picked by hand or found by a rule, each with a page of its own.
create table collections (
  id integer generated always as identity primary key,
  -- The end of its address, which never changes.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  title text not null check (char_length(title) between 1 and 90),
  description text not null check (char_length(description) <= 200),
  -- {"by": "picked", "products": [7, 3]} or {"by": "rule", "query": {...}, "newDays": 30}
  source jsonb not null check (source ->> 'by' in ('picked', 'rule')),
  sort text not null check (sort in ('hand', 'newest', 'price-asc', 'price-desc')),
  is_public boolean not null,
  version integer not null default 1,
  check (source ->> 'by' = 'picked' or sort <> 'hand')
);
create trigger collections_version before update on collections
  for each row when (old.* is distinct from new.*) execute function raise_version();
-- 'collection:7' for its own page, 'collections' for the menu and the sitemap. Products that come and go tell the lists.
create trigger collections_feed after insert or update or delete on collections
  for each row execute function tell_change('collection:id', '*', 'collections', 'title is_public');
