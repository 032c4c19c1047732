-- What the owner wrote, in another language than the shop's own, by the text itself: one translation for a word wherever it
-- stands. A text that its owner changes has none, and is shown as it is (docs/decisions/0044-message-catalogues.md).
create table owner_texts (
  id integer generated always as identity primary key,
  language text not null check (char_length(language) between 2 and 8),
  source text not null check (source <> ''),
  -- A source can be a whole page, which is too long for an index.
  key text not null generated always as (md5(source)) stored,
  -- Empty for none: the row stays, so that the number of its last change does.
  text text not null,
  at timestamptz not null,
  by text not null,
  -- The number of the save that wrote it, counted for all languages together.
  version integer not null,
  unique (language, key)
);
create trigger owner_texts_feed after insert or update or delete on owner_texts
  for each row execute function tell_change('owner-texts', 'text');
