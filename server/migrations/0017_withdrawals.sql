-- A paid order that has not left can be cancelled, and that the buyer takes back a purchase is recorded
-- (docs/decisions/0030-withdrawals.md).
alter table orders drop constraint orders_fulfilment_check;
alter table orders add check (fulfilment in
  ('to_prepare', 'preparing', 'ready_for_pickup', 'dispatched', 'delivered', 'returned', 'cancelled'));

-- What a person stated with the 'Botón de arrepentimiento', whether or not there is such an order.
create table withdrawals (
  id integer generated always as identity primary key,
  -- 40 random bits, in letters and digits that are not mistaken for others: short enough to read out.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  -- Of the form that was sent: sending it again is the same withdrawal.
  request uuid not null,
  order_number integer not null,
  email text not null check (char_length(email) <= 254),
  -- Null if no order has this number and this address.
  order_reference uuid references orders on delete set null,
  at timestamptz not null,
  state text not null check (state in ('received', 'handled')),
  handled_at timestamptz,
  handled_by text,
  unique (request, order_number, email),
  check ((state = 'handled') = (handled_at is not null))
);
create index withdrawals_state on withdrawals (state, id desc);
create index withdrawals_order on withdrawals (order_reference);

-- With a deleted account its address goes from its withdrawals too; what was stated and when stays.
create function forget_withdrawals() returns trigger language plpgsql as $$
begin
  update withdrawals set email = new.email where order_reference = new.reference;
  return null;
end $$;
create trigger orders_forget_withdrawals after update of user_id on orders
  for each row when (old.user_id is not null and new.user_id is null) execute function forget_withdrawals();
