-- Payment sessions: the page at a provider where an order is paid. An order without a row has no such page yet.
create table payment_sessions (
  order_reference uuid primary key references orders on delete cascade,
  provider text not null,
  -- The provider's id of the page.
  external_id text not null,
  url text not null,
  -- When the shop last asked the provider about the order's payments, or was about to.
  asked_at timestamptz,
  -- When the provider was asked to accept no more payments on the page.
  closed_at timestamptz,
  unique (provider, external_id)
);

-- The last state of each payment that a provider reported. `refund` is 'due' if the payment paid for no order, and
-- 'done' after the refund.
create table payments (
  provider text not null,
  -- The provider's id.
  id text not null check (char_length(id) between 1 and 200),
  order_reference uuid not null references orders on delete cascade,
  status text not null
    check (status in ('created', 'pending', 'approved', 'rejected', 'cancelled', 'refunded', 'disputed')),
  -- The provider's own status text, for people to read.
  detail text not null,
  amount_minor integer not null check (amount_minor >= 0),
  -- What is no longer the shop's of the amount.
  refunded_minor integer not null default 0 check (refunded_minor >= 0),
  currency text not null,
  created_at timestamptz not null,
  -- Null until money was taken; it stays after a refund.
  approved_at timestamptz,
  updated_at timestamptz not null,
  -- What a pending payment waits for; for a voucher, its due date and address.
  awaits text check (awaits in ('review', 'voucher')),
  pay_until timestamptz,
  voucher_url text,
  refund text check (refund in ('due', 'done')),
  refund_reason text,
  refund_tried_at timestamptz,
  problem text,
  -- The id comes first, because payments are searched by the number that a person typed.
  primary key (id, provider)
);
create index payments_order on payments (order_reference);
create index payments_undecided on payments (order_reference) where status = 'pending';
create index payments_refund_due on payments (refund_tried_at) where refund = 'due';

-- Each signed notice once, whatever its outcome.
create table payment_notices (
  id bigint generated always as identity primary key,
  provider text not null,
  notice_id text not null,
  payment_id text,
  received_at timestamptz not null,
  tried_at timestamptz not null,
  handled_at timestamptz,
  unique (provider, notice_id)
);
create index payment_notices_waiting on payment_notices (received_at) where handled_at is null;
