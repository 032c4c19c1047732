-- The questions that shoppers can ask the assistant. Two questions that differ only in accents or case are the same.
create table receptors (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 120),
  is_active boolean not null default true,
  version integer not null default 1
);
create unique index receptors_name_key on receptors (plain_text(name));
create trigger receptors_version before update on receptors
  for each row when (old.* is distinct from new.*) execute function raise_version();

-- The answers of the assistant: one for each question.
create table emisors (
  id integer generated always as identity primary key,
  receptor_id integer not null unique references receptors on delete cascade,
  respuesta text not null check (char_length(respuesta) between 1 and 1000),
  is_active boolean not null default true,
  version integer not null default 1
);
create trigger emisors_version before update on emisors
  for each row when (old.* is distinct from new.*) execute function raise_version();

-- The follow-up questions of an answer, in the order of their buttons.
create table emisor_alternatives (
  emisor_id integer not null references emisors on delete cascade,
  position integer not null check (position >= 0),
  receptor_id integer not null references receptors on delete cascade,
  primary key (emisor_id, position),
  unique (emisor_id, receptor_id)
);
create index emisor_alternatives_receptor_id on emisor_alternatives (receptor_id);
