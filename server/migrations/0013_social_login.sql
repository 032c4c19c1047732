-- Who a person is at another provider (OpenID Connect Core 1.0, section 2: issuer and subject together are one person).
create table identities (
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 255),
  user_id bigint not null references users on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user_id on identities (user_id);

-- Logins under way at the provider. Each is bound to the browser that began it and used once.
create table login_flows (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);
create index login_flows_expires_at on login_flows (expires_at);
