-- What the owner writes (settings, home page, pages, menus, texts of e-mails), as numbered versions that never change: a
-- correction is a new version, so that every earlier one can be read and taken again. What is public is the version
-- with the latest time of publication that is over; without such a time a version is a draft.
create table content_versions (
  kind text not null check (kind in ('settings', 'home', 'page', 'menu', 'letter')),
  key text not null check (char_length(key) <= 120 and key ~ '^[^[:space:]]+$'),
  version int not null check (version > 0),
  content jsonb not null,
  at timestamptz not null,
  by text not null,
  publish_at timestamptz,
  primary key (kind, key, version)
);
create index content_versions_live on content_versions (kind, key, publish_at desc, version desc)
  where publish_at is not null;

-- Tells the change feed of the kind, and of the one content: 'content:page', 'content/page/terms'.
create function tell_content() returns trigger language plpgsql as $$
declare
  changed content_versions;
  tags text[];
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  tags := array['content:' || changed.kind, 'content/' || changed.kind || '/' || changed.key];
  insert into changes (tags) values (tags);
  perform pg_notify('changes', array_to_string(tags, ' '));
  return null;
end $$;

create trigger content_versions_feed after insert or update or delete on content_versions
  for each row execute function tell_content();
