-- Other programs: their tokens (docs/decisions/0089-programs.md).
create table program_tokens (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- The last characters of the secret, by which people tell tokens apart.
  ending text not null check (char_length(ending) = 4),
  -- Who created it. It goes with the account.
  user_id bigint not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) between 1 and 100),
  per_minute integer not null check (per_minute between 1 and 6000),
  created_at timestamptz not null,
  expires_at timestamptz,
  -- To the minute.
  last_used_at timestamptz,
  ended_at timestamptz
);
-- The log names tokens, so that two that are valid have different names.
create unique index program_tokens_name on program_tokens (lower(name)) where ended_at is null;
create index program_tokens_user_id on program_tokens (user_id);

-- Whoever does not work in the shop any more leaves no token behind, by whatever path the role went, and none comes back with it.
create function end_tokens() returns trigger language plpgsql as $$
begin
  update program_tokens set ended_at = now() where user_id = new.id and ended_at is null;
  return null;
end;
$$;
create trigger users_end_tokens after update of rol on users
  for each row when (new.rol = 'client' and old.rol <> 'client') execute function end_tokens();
