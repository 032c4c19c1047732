-- How a payment was made, what it cost and what the shop gets of it, as far as its provider says.
alter table payments
  add column means text,
  add column means_name text,
  add column card_digits text,
  add column installments integer check (installments > 0),
  add column fee_minor integer,
  add column net_minor integer;
update payments set means = case detail when 'transfer' then 'transfer' else 'cash' end where provider = 'hand';

-- The order that a notice turned out to be about.
alter table payment_notices add column order_reference uuid;
update payment_notices set order_reference = payments.order_reference from payments
where about = 'payment' and payments.id = payment_notices.payment_id and payments.provider = payment_notices.provider;
create index payment_notices_order on payment_notices (order_reference) where order_reference is not null;
