-- Browsers that somebody logged in with: their wrong passwords are counted apart from those of strangers. Only the hash
-- of a browser's secret is kept; one browser may be known for several accounts.
create table known_browsers (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_browsers_user_id on known_browsers (user_id, last_used_at desc);
create index known_browsers_last_used_at on known_browsers (last_used_at);

-- Keys are hashes from now on, for they hold addresses and names.
truncate rate_limits;
create index rate_limits_window_start on rate_limits (window_start);
