-- Null until the owner has followed a link that only this address received.
alter table users add column email_verified_at timestamptz;

-- Letters that the shop owes, written in the transaction of the event that they tell of.
create table letters (
  id bigint generated always as identity primary key,
  kind text not null check (char_length(kind) between 1 and 40),
  -- What the letter tells of. Together with its kind it is sent once.
  event text not null check (char_length(event) between 1 and 200),
  recipient text not null check (char_length(recipient) between 3 and 254),
  user_id bigint references users on delete cascade,
  order_reference uuid references orders on delete cascade,
  written_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  problem text,
  unique (kind, event)
);
create index letters_waiting on letters (next_try_at) where sent_at is null and given_up_at is null;
create index letters_user_id on letters (user_id);
create index letters_order_reference on letters (order_reference);

-- Links that set a new password. Only the hash of their token is kept, and each works once.
create table password_resets (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_user_id on password_resets (user_id);
create index password_resets_expires_at on password_resets (expires_at);

-- Where letters end in a demonstration, to be read on a page of the shop.
create table demo_outbox (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null,
  recipient text not null,
  subject text not null,
  html text not null,
  body_text text not null
);
