-- Addresses of pages that visitors did not find: the shop that was here before had them, or somebody mistyped a link.
create table missed_addresses (
  path text primary key check (char_length(path) between 1 and 300),
  visits integer not null default 1,
  last_at timestamptz not null
);
create index missed_addresses_last_at on missed_addresses (last_at);

-- Where the owner directs such an address to.
create table directed_addresses (
  path text primary key check (char_length(path) between 1 and 300),
  target text not null check (target ~ '^/([^/\\]|$)' and char_length(target) <= 300)
);
