-- Goods that buyers send back, for the money or for another size (docs/decisions/0034-returns.md).
create table returns (
  id integer generated always as identity primary key,
  -- Of the form that was sent: sending it again is the same return.
  request uuid not null,
  order_reference uuid not null references orders on delete cascade,
  state text not null
    check (state in ('requested', 'accepted', 'rejected', 'cancelled', 'received', 'closed')),
  asked_at timestamptz not null,
  -- Where and by when to send the goods, once it is accepted.
  place text check (char_length(place) between 1 and 200),
  send_by timestamptz,
  -- What the owner told the buyer: why it was rejected, or how it ended.
  answer text not null default '' check (char_length(answer) <= 200),
  -- The parcel of the exchange.
  carrier_id integer references carriers,
  tracking_number text not null default '' check (char_length(tracking_number) <= 60),
  -- The key of the refund that its end asks for: one at most, however often that is tried.
  refund_key uuid not null unique,
  unique (request, order_reference),
  unique (id, order_reference)
);
create index returns_order on returns (order_reference);
create index returns_by_date on returns (asked_at desc, id desc);
create index returns_of_state on returns (state, asked_at desc, id desc);
create index returns_carrier on returns (carrier_id);

create table return_lines (
  return_id integer not null,
  order_reference uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  wants text not null check (wants in ('refund', 'exchange')),
  -- The size that is wanted instead, as it was called then; its units are out of the stock while the return is open.
  size text check ((wants = 'exchange') = (size is not null)),
  size_variant_id integer references variants on delete set null,
  reason text check (reason in ('too_small', 'too_big', 'not_expected', 'damaged', 'wrong_product', 'other')),
  note text not null default '' check (char_length(note) <= 200),
  -- What the inspection decided, and how many units went back to the stock with it.
  outcome text check (outcome in ('refund', 'exchange', 'nothing') and (outcome <> 'exchange' or wants = 'exchange')),
  restocked integer not null default 0 check (restocked between 0 and quantity),
  primary key (return_id, position),
  foreign key (return_id, order_reference) references returns (id, order_reference) on delete cascade,
  foreign key (order_reference, position) references order_lines (order_reference, position) on delete cascade
);
create index return_lines_of_order on return_lines (order_reference, position);
create index return_lines_size_variant on return_lines (size_variant_id);

-- With a deleted account what its person wrote goes from the returns, and what was written to them; what came back stays.
create function forget_returns() returns trigger language plpgsql as $$
begin
  update return_lines set note = '' where order_reference = new.reference and note <> '';
  update returns set answer = '' where order_reference = new.reference and answer <> '';
  return null;
end $$;
create trigger orders_forget_returns after update of user_id on orders
  for each row when (old.user_id is not null and new.user_id is null) execute function forget_returns();
