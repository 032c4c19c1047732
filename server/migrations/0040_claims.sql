-- Claims that buyers state in writing, without login: Peru's book of complaints (Ley 29571, art. 150; Decreto Supremo
-- 011-2011-PCM), whose sheets are numbered without gaps and kept for two years at least, and Colombia's reversals of payments
-- (Ley 1480 de 2011, art. 51; Decreto 587 de 2016). docs/decisions/0030-withdrawals.md.
create table claim_numbers (
  book text not null check (book in ('complaints', 'reversals')),
  year integer not null,
  last integer not null check (last >= 0),
  primary key (book, year)
);

create table claims (
  id integer generated always as identity primary key,
  book text not null check (book in ('complaints', 'reversals')),
  year integer not null,
  number integer not null check (number > 0),
  -- Of the form that was sent: sending it again is the same claim.
  request uuid not null unique,
  kind text not null check (kind in ('claim', 'complaint', 'reversal')),
  at timestamptz not null,
  name text not null,
  email text not null check (char_length(email) <= 254),
  -- What else was stated (contract/sales/claims/claims.ts, statedClaim).
  stated jsonb not null,
  -- Null if no order has the number and the address that were stated.
  order_reference uuid references orders on delete set null,
  state text not null check (state in ('received', 'answered')),
  answer text not null default '',
  answered_at timestamptz,
  answered_by text,
  unique (book, year, number),
  check ((kind = 'reversal') = (book = 'reversals')),
  check ((state = 'answered') = (answered_at is not null)),
  check ((state = 'answered') = (answer <> ''))
);
create index claims_state on claims (state, id desc);
create index claims_order on claims (order_reference);
