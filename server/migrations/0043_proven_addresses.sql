-- A link that sets a password is bound to the address that it was sent to. Those of before, which live an hour, end.
delete from password_resets;
alter table password_resets add column email text not null check (char_length(email) between 3 and 254);

-- The address that its owner wants instead: it counts once a link that only this address received was opened.
alter table users add column pending_email text check (char_length(pending_email) between 3 and 254);

-- Links that prove an address. Only the hash of their token is kept, and each works once.
create table address_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  expires_at timestamptz not null
);
create index address_links_user_id on address_links (user_id);
create index address_links_expires_at on address_links (expires_at);
