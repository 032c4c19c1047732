-- The second factor and the sessions of an account (docs/decisions/0088-second-factor.md). Processes of the version before write no row of the
-- new tables, and sessions without the new columns, which then count as used when they began and as proven never.
alter table sessions
  -- What pages and calls name a session by: the hash of its token is nobody's business.
  add column id bigint generated always as identity,
  add column last_used_at timestamptz,
  -- When its person last proved who they are: at the login, or before a call that asks for it.
  add column proven_at timestamptz,
  -- The browser and the system, in words that the shop knows.
  add column device text not null default '' check (char_length(device) <= 60),
  -- What a passkey has to sign, once.
  add column challenge text check (char_length(challenge) between 20 and 200);
create unique index sessions_id on sessions (id);

-- Apps and keys by which somebody proves the second step. The secret of an app is encrypted with the key of the owner's secrets.
create table factors (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('code', 'passkey')),
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  -- Null for an app whose first code was not confirmed.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  secret text check (char_length(secret) <= 500),
  -- The last time step whose code was accepted: no code counts twice, and none that is older.
  last_step bigint not null default 0,
  credential_id text check (char_length(credential_id) between 1 and 1400),
  public_key bytea check (octet_length(public_key) <= 4000),
  counter bigint not null default 0 check (counter >= 0),
  check ((kind = 'code') = (secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null)),
  check (kind = 'code' or confirmed_at is not null)
);
create index factors_user_id on factors (user_id);
create unique index factors_credential on factors (credential_id);

-- Codes that stand for a factor that is not at hand, once each. Only their hashes are stored.
create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (user_id, code_hash)
);

-- Logins whose first step is done, for the browser that has the key. Only its hash is stored.
create table half_logins (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  challenge text check (char_length(challenge) between 20 and 200)
);
create index half_logins_user_id on half_logins (user_id);
create index half_logins_expires_at on half_logins (expires_at);

-- Since when somebody who works in the shop is asked to set a second factor up.
create table factor_duties (
  user_id bigint primary key references users on delete cascade,
  asked_at timestamptz not null
);

-- Factors that will be taken away because their person lost them, and when it is done, unless somebody stops it before. The person stops
-- it by the link of a letter, of which only the hash of the token is stored.
create table factor_helps (
  user_id bigint primary key references users on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null
);
create table help_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null
);
create index help_links_user_id on help_links (user_id);

-- Sessions of the shop's people that were opened before last half a day now, in a shop that is not a demonstration.
update sessions set expires_at = least(expires_at, now() + interval '12 hours')
from users
where users.id = sessions.user_id and users.rol <> 'client' and exists (select from shop_mode where mode = 'live');
