-- What shoppers ask the assistant. Two questions that read alike, whatever their accents and capitals, are one.
create table receptors (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 120),
  is_active boolean not null default true
);
create unique index receptors_name_key on receptors (plain_text(name));

-- What the assistant says to a question: one answer each.
create table emisors (
  id integer generated always as identity primary key,
  receptor_id integer not null unique references receptors on delete cascade,
  respuesta text not null check (char_length(respuesta) between 1 and 1000),
  is_active boolean not null default true
);

-- The questions that an answer goes on with, in the order of their buttons.
create table emisor_alternatives (
  emisor_id integer not null references emisors on delete cascade,
  position integer not null check (position >= 0),
  receptor_id integer not null references receptors on delete cascade,
  primary key (emisor_id, position),
  unique (emisor_id, receptor_id)
);
create index emisor_alternatives_receptor_id on emisor_alternatives (receptor_id);
