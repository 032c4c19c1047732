-- Orders that visitors pay by transfer or in cash (docs/decisions/0072-hand-means.md). They were never open at a provider: is_open is
-- false from the start, so that processes of the version before neither end them nor make a page for them.
alter table orders add column hand_means text check (hand_means in ('transfer', 'pickup', 'delivery'));
alter table orders add constraint orders_hand_means_closed check (hand_means is null or not is_open);
-- When its buyer was reminded of the transfer.
alter table orders add column reminded_at timestamptz;
-- The same bag, sent twice, is one order.
create unique index orders_hand_bag on orders (user_id, bag_key) where hand_means is not null and status = 'pending';
-- Those whose time ends, and those whose buyers are to be reminded: few of all.
create index orders_hand_pending on orders (expires_at) where hand_means is not null and status = 'pending';

-- Receipts of transfers: personal data, seen by the buyer and the shop's people only, so they are not among the files of pictures.
create table order_receipts (
  id uuid primary key,
  order_reference uuid not null references orders on delete cascade,
  sent_at timestamptz not null,
  type text not null check (type in ('jpg', 'pdf')),
  bytes bytea not null check (octet_length(bytes) between 1 and 5000000),
  state text not null check (state in ('waiting', 'confirmed', 'refused')),
  -- Why it was refused, for its buyer.
  reason text not null default '',
  settled_at timestamptz,
  settled_by text,
  check ((state = 'waiting') = (settled_at is null))
);
-- They are compressed already.
alter table order_receipts alter column bytes set storage external;
create index order_receipts_order on order_receipts (order_reference);
create index order_receipts_waiting on order_receipts (order_reference) where state = 'waiting';

-- A charge raises what the goods cost: the kind of an adjustment says which sign it has.
do $$
declare
  outdated record;
begin
  for outdated in
    select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'c' and (
      (conrelid = 'order_adjustments'::regclass and pg_get_constraintdef(oid) ~ '\m(kind|amount_minor|tax_minor)\M')
      or (conrelid = 'order_lines'::regclass and conname = 'order_lines_discount')
      or (conrelid = 'orders'::regclass and pg_get_constraintdef(oid) like '%(discount_minor >= 0)%'))
  loop
    execute format('alter table %s drop constraint %I', outdated.of_table, outdated.conname);
  end loop;
end $$;
alter table order_adjustments
  add constraint order_adjustments_kind check (kind in ('discount', 'charge')),
  add constraint order_adjustments_amount check (case kind when 'charge' then amount_minor > 0 else amount_minor < 0 end),
  add constraint order_adjustments_tax check (tax_minor between least(amount_minor, 0) and greatest(amount_minor, 0));
-- Below 0 for a line that bears more of a charge than of discounts.
alter table order_lines add constraint order_lines_discount check (discount_minor <= price_minor * quantity);
