-- Refunds: money that goes back to the buyer, one row for each payment that a part of it is taken from. A row is written
-- before the provider is asked, with the idempotency key under which it is asked, so that a process that dies asks again
-- and refunds once (docs/decisions/0028-refunds.md).
create table refunds (
  -- The key under which the provider is asked; for refunds that were made at the provider, only an id.
  key uuid primary key,
  -- What was asked for at once: an administrator's form has a key of its own, and may take money from two payments.
  request uuid not null,
  order_reference uuid not null references orders on delete cascade,
  provider text not null,
  payment_id text not null,
  -- 'shop': an administrator asked. 'automatic': the money paid for no order. 'provider': made at the provider.
  origin text not null check (origin in ('shop', 'automatic', 'provider')),
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('asked', 'in_progress', 'done', 'refused')),
  -- The provider's id of the refund, once it answered.
  external_id text check (char_length(external_id) between 1 and 200),
  reason text not null default '' check (char_length(reason) <= 200),
  actor text not null,
  asked_at timestamptz not null,
  tried_at timestamptz,
  -- When it was done or refused.
  settled_at timestamptz,
  -- Why the provider refused it.
  problem text,
  foreign key (payment_id, provider) references payments (id, provider) on delete cascade,
  unique (payment_id, provider, external_id),
  unique (request, payment_id, provider)
);
create index refunds_order on refunds (order_reference, asked_at);
create index refunds_open on refunds (tried_at) where state in ('asked', 'in_progress');

-- The units that a refund is for. `restocked` is how many of them went back to the stock with it.
create table refund_lines (
  request uuid not null,
  order_reference uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  restock boolean not null,
  restocked integer not null default 0 check (restocked between 0 and quantity),
  primary key (request, position),
  foreign key (order_reference, position) references order_lines on delete cascade
);
create index refund_lines_order on refund_lines (order_reference);

-- A buyer's dispute of a payment (a claim or a chargeback), by what the provider last said of it.
create table disputes (
  provider text not null,
  payment_id text not null,
  order_reference uuid not null references orders on delete cascade,
  state text not null check (state in ('open', 'lost', 'won')),
  opened_at timestamptz not null,
  settled_at timestamptz,
  primary key (payment_id, provider),
  foreign key (payment_id, provider) references payments (id, provider) on delete cascade
);
create index disputes_order on disputes (order_reference);

-- What the ledger of an order amounts to, written whenever a part of it changes, so that lists and sums need no ledger.
alter table orders add column money_state text not null default 'unpaid'
  check (money_state in ('unpaid', 'paid', 'partly_refunded', 'refunded', 'disputed', 'dispute_lost', 'dispute_won'));
-- How much of its total went back to the buyer.
alter table orders add column returned_minor integer not null default 0 check (returned_minor between 0 and total_minor);
-- When the provider asked not to deliver the order (a suspicion of fraud).
alter table orders add column delivery_stopped_at timestamptz;
create index orders_money_state on orders (money_state, order_date desc, reference desc) where money_state not in ('unpaid', 'paid');

with sums as (
  select orders.reference, total_minor, sum(payments.refunded_minor) as back, bool_or(payments.status = 'disputed') as is_disputed
  from orders join payments on payments.order_reference = orders.reference
  where orders.status = 'approved' and payments.refund is null and payments.status in ('approved', 'refunded', 'disputed')
    and payments.currency = orders.currency
  group by orders.reference
)
update orders set
  money_state = case when is_disputed then 'disputed' when back = 0 then 'paid' when back < sums.total_minor then 'partly_refunded' else 'refunded' end,
  returned_minor = case when is_disputed then 0 else least(back, sums.total_minor) end
from sums where orders.reference = sums.reference;

-- What a notice is about, when it is not about a payment; `payment_id` is then the provider's id of that.
alter table payment_notices add column about text not null default 'payment';

-- When the provider is asked about an order again; null when nothing is expected any more.
alter table payment_sessions add column ask_at timestamptz;
update payment_sessions set ask_at = now()
from orders where orders.reference = payment_sessions.order_reference
  and (orders.status = 'pending' or orders.order_date > now() - interval '180 days');
create index payment_sessions_ask_at on payment_sessions (ask_at) where ask_at is not null;
