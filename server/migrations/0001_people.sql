create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent itself is not immutable, because its rules could be changed; the shop uses those of the package.
create function plain_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- Optimistic locking: the version of a row that people edit. A form sends the version that it was opened with, and
-- saving with another one fails, so that nobody overwrites somebody else's change unnoticed. The database counts, so
-- that no code can forget it. Stock is left out, because it is changed by differences; so are columns that people do
-- not edit (passwords, proofs).
create function raise_version() returns trigger language plpgsql as $$
begin
  -- Code that writes parts of the row in other tables (pictures, sizes, follow-ups) raises the version explicitly.
  if new.version = old.version then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create table users (
  id bigint generated always as identity primary key,
  username text not null check (char_length(username) between 1 and 60),
  email text check (char_length(email) between 3 and 254),
  -- Null until the owner has opened a link that only this address received.
  email_verified_at timestamptz,
  -- The requested new address: it replaces `email` when a link that only this address received is opened.
  pending_email text check (char_length(pending_email) between 3 and 254),
  password_hash text,
  rol text not null default 'client' check (rol in ('admin', 'client')),
  name text check (char_length(name) <= 120),
  lastname text check (char_length(lastname) <= 120),
  dni text check (char_length(dni) <= 20),
  phone text check (char_length(phone) <= 40),
  address text check (char_length(address) <= 300),
  legajo text check (char_length(legajo) <= 40),
  created_at timestamptz not null default now(),
  -- The consent to advertising e-mails, and the token of their unsubscribe link, which needs no login.
  accepts_advertising boolean not null default false,
  advertising_token uuid not null default gen_random_uuid(),
  version integer not null default 1
);
create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));
create unique index users_advertising_token on users (advertising_token);
create index users_accepting on users (id) where accepts_advertising;
-- Full-text search of clients, by all of their fields.
create index users_search on users using gin (
  plain_text(
    username || ' ' || coalesce(name, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(email, '') || ' ' ||
    coalesce(dni, '')
  ) gin_trgm_ops
);
-- A partial index: there are few administrators among many users, and the last one has to be found quickly.
create index users_admins on users (id) where rol = 'admin';

create trigger users_version before update on users
  for each row when (
    (old.username, old.email, old.rol, old.name, old.lastname, old.dni, old.phone, old.address, old.legajo)
    is distinct from
    (new.username, new.email, new.rol, new.name, new.lastname, new.dni, new.phone, new.address, new.legajo)
  ) execute function raise_version();

-- Only the hash of a token is stored, so a copy of this table gives access to no session.
create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

-- Links that set a new password. Only the hash of their token is stored, and each works once. Each is bound to the
-- address that it was sent to.
create table password_resets (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  expires_at timestamptz not null
);
create index password_resets_user_id on password_resets (user_id);
create index password_resets_expires_at on password_resets (expires_at);

-- Links that prove an address. Only the hash of their token is stored, and each works once.
create table address_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  expires_at timestamptz not null
);
create index address_links_user_id on address_links (user_id);
create index address_links_expires_at on address_links (expires_at);

-- Known browsers, from which somebody logged in: their wrong passwords are counted apart from those of strangers. Only
-- the hash of a browser's secret is stored; one browser may be known for several accounts.
create table known_browsers (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_browsers_user_id on known_browsers (user_id, last_used_at desc);
create index known_browsers_last_used_at on known_browsers (last_used_at);

-- The identity of a person at another provider (OpenID Connect Core 1.0, section 2: issuer and subject together
-- identify one person).
create table identities (
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 255),
  user_id bigint not null references users on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user_id on identities (user_id);

-- Social logins in progress. Each is bound to the browser that started it and used once.
create table login_flows (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);
create index login_flows_expires_at on login_flows (expires_at);

-- The counters of the rate limits, by the hash of limit and client. Losing them in a crash does no harm, so the table
-- is unlogged.
create unlogged table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);
create index rate_limits_window_start on rate_limits (window_start);

-- The mode of the shop that owns the data: a demonstration's accounts have public passwords, so a live shop must not
-- open on it, and simulated payments of a demonstration must not reach a live shop's orders.
create table shop_mode (
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode in ('demo', 'live')),
  marked_at timestamptz not null default now()
);
