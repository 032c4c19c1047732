-- The newsletter: who reads the shop's advertising without an account, and the record of every consent
-- (docs/decisions/0087-newsletter.md).

-- A consent that counts although nobody has proven the address: of before this migration, or brought from another shop. It ends
-- with the consent.
alter table users add column advertising_vouched boolean not null default false;
update users set advertising_vouched = true where accepts_advertising;

create table newsletter_readers (
  id bigint generated always as identity primary key,
  -- Null once it joined an account: from then on the account alone says where its e-mails go.
  email text check (char_length(email) between 3 and 254),
  user_id bigint references users on delete cascade,
  state text not null check (state in ('asked', 'confirmed', 'ended', 'joined')),
  -- The last time that a letter with a link was asked for.
  asked_at timestamptz not null,
  -- Of the links in its e-mails that end advertising. It stays when the reader comes back or joins an account, so that the links of
  -- old e-mails go on working.
  token uuid not null default gen_random_uuid(),
  check ((state = 'joined') = (user_id is not null)),
  check ((state = 'joined') = (email is null))
);
create unique index newsletter_readers_email on newsletter_readers (lower(email));
create unique index newsletter_readers_token on newsletter_readers (token);
create index newsletter_readers_user_id on newsletter_readers (user_id);
create index newsletter_readers_asked on newsletter_readers (asked_at) where state = 'asked';
create index newsletter_readers_confirmed on newsletter_readers (id) where state = 'confirmed';

-- Links that confirm an address. Only the hash of their token is stored, and each works once.
create table newsletter_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  reader_id bigint not null references newsletter_readers on delete cascade,
  expires_at timestamptz not null
);
create index newsletter_links_reader_id on newsletter_links (reader_id);

-- What people agreed to and took back: when, where, and the text that they were shown.
create table consents (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- One of both: an address that was forgotten is left as its keyed SHA-256, so that a consent can still be proven.
  email text check (char_length(email) between 3 and 254),
  email_hash bytea check (octet_length(email_hash) = 32),
  -- The account, if it was one. No reference, because the record outlives it.
  user_id bigint,
  what text not null check (char_length(what) between 1 and 40),
  place text not null check (char_length(place) between 1 and 40),
  wording text not null default '',
  language text not null default '',
  reason text not null default '',
  check (email is null or email_hash is null)
);
create index consents_email on consents (lower(email));
create index consents_user_id on consents (user_id);

insert into consents (email, user_id, what, place)
select email, id, 'before', 'before' from users where accepts_advertising order by id;

create function keep_consents() returns trigger language plpgsql as $$
begin
  -- An address may be forgotten, and nothing else of a record changes.
  if tg_op = 'UPDATE' and old.email is not null and new.email is null and new.email_hash is not null
    and to_jsonb(new) - 'email' - 'email_hash' = to_jsonb(old) - 'email' - 'email_hash' then
    return new;
  end if;
  raise exception 'the record of consents is only added to';
end;
$$;
create trigger consents_append_only before update or delete on consents
  for each row execute function keep_consents();
create trigger consents_never_emptied before truncate on consents
  for each statement execute function keep_consents();

-- A reader whose address an account proves goes on as the account: its profile then says so, and one letter is sent. It is here
-- because addresses are proven in several places.
create function join_reader() returns trigger language plpgsql as $$
begin
  update newsletter_readers set state = 'joined', user_id = new.id, email = null
    where lower(email) = lower(new.email) and state = 'confirmed';
  if found then
    update users set accepts_advertising = true where id = new.id;
    insert into consents (at, email, user_id, what, place)
      values (new.email_verified_at, new.email, new.id, 'joined', 'proof');
  end if;
  return null;
end;
$$;
create trigger users_join_reader after insert or update of email, email_verified_at on users
  for each row when (new.email is not null and new.email_verified_at is not null) execute function join_reader();
