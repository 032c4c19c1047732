-- What payments leave and when, and what moved in the shop's accounts at its providers (docs/decisions/0075-settlements.md). Processes of
-- the version before write no row of the new tables, and leave the new columns as they are.
alter table payments
  add column withheld_minor bigint check (withheld_minor >= 0),
  add column release_at timestamptz;

-- Money that a provider sends to the shop's bank.
create table payouts (
  provider text not null,
  -- The provider's id.
  id text not null check (char_length(id) between 1 and 200),
  state text not null check (state in ('coming', 'paid', 'failed')),
  arrives_at timestamptz not null,
  amount_minor bigint not null,
  currency text not null,
  primary key (provider, id)
);
create index payouts_arrival on payouts (arrives_at);

-- Money that moved in an account, of payments that the shop knows and of others: no foreign keys.
create table account_movements (
  provider text not null,
  id text not null check (char_length(id) between 1 and 300),
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'other')),
  payment_id text,
  happened_at timestamptz not null,
  -- From when on it can be used.
  release_at timestamptz not null,
  -- Of gross, fee and withheld taxes are taken; below 0 where money leaves.
  gross_minor bigint not null,
  fee_minor bigint not null,
  withheld_minor bigint not null,
  net_minor bigint not null,
  currency text not null,
  payout_id text,
  primary key (provider, id)
);
create index account_movements_release on account_movements (release_at);
create index account_movements_payment on account_movements (payment_id, provider);
create index account_movements_payout on account_movements (payout_id, provider) where payout_id is not null;

-- When each account was read. All that moved since `since` is there.
create table settlement_reads (
  provider text primary key,
  tried_at timestamptz not null,
  since timestamptz,
  read_at timestamptz,
  -- Why the last try failed.
  problem text
);
