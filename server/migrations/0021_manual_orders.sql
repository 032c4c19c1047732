-- Orders that the shop's people enter: for the phone, messages and the counter (docs/decisions/0035-manual-orders.md).
alter table orders add column source text not null default 'shop' check (source in ('shop', 'desk'));
-- Somebody at the counter leaves no address.
alter table orders alter column email drop not null;

alter table orders add column discount_minor integer not null default 0 check (discount_minor >= 0);
do $$
declare
  sum_check text;
begin
  select conname into strict sum_check from pg_constraint
  where conrelid = 'orders'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%total_minor = (subtotal_minor + shipping_minor)%';
  execute format('alter table orders drop constraint %I', sum_check);
end $$;
alter table orders add constraint orders_total_is_the_sum
  check (total_minor = subtotal_minor - discount_minor + shipping_minor and discount_minor <= subtotal_minor and total_minor > 0);

-- One open checkout for each buyer in the shop; the shop's people may enter any number of orders for a person.
drop index orders_open_checkout;
create unique index orders_open_checkout on orders (user_id) where is_open and source = 'shop';
