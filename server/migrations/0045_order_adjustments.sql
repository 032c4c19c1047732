-- What changes the price of an order, in rows instead of one number (docs/decisions/0052-price-adjustments.md).
create table order_adjustments (
  order_reference uuid not null references orders on delete cascade,
  -- They apply, and are shown, in this order.
  position integer not null check (position >= 0),
  -- Of the line whose price it changes; null for all goods of the order.
  line integer,
  kind text not null check (kind in ('discount')),
  -- What it comes from: 'desk' for the administrator who entered the order.
  source text not null check (source <> ''),
  -- What its buyer reads; empty for what its kind is called.
  title text not null,
  amount_minor bigint not null check (amount_minor < 0),
  -- The value added tax in the amount.
  tax_minor bigint not null check (tax_minor between amount_minor and 0),
  primary key (order_reference, position),
  foreign key (order_reference, line) references order_lines (order_reference, position) on delete cascade
);

-- What a discount takes off the value added tax of an order's goods, at the rate of clothes in the country of the currency
-- (taxShares in contract/sales/checkout/tax-shares.ts).
create function discount_tax(goods bigint, discount bigint, currency text) returns bigint immutable
return (
  select (goods - discount - (2000 * (goods - discount) + whole) / (2 * whole)) - (goods - (2000 * goods + whole) / (2 * whole))
  from (select 1000 + 10 * case discount_tax.currency
    when 'ARS' then 21 when 'CLP' then 19 when 'COP' then 19 when 'EUR' then 21 when 'MXN' then 16 when 'PEN' then 18
    when 'UYU' then 22 else 0 end::bigint as whole) as rates
);

insert into order_adjustments
select reference, 0, null, 'discount', 'desk', '', -discount_minor, discount_tax(subtotal_minor, discount_minor, currency)
from orders where discount_minor > 0;

-- orders.discount_minor is what the adjustments take off together. Processes of the version before, beside which this one runs
-- while it is deployed, read it, and write nothing else. The next version drops it, with what follows.
create function adjust_discounted_order() returns trigger language plpgsql as $$
begin
  insert into order_adjustments
  select reference, 0, null, 'discount', 'desk', '', -discount_minor, discount_tax(subtotal_minor, discount_minor, currency)
  from orders where reference = new.reference
    and not exists (select from order_adjustments where order_reference = new.reference);
  return null;
end $$;
create constraint trigger orders_discount_adjusted after insert on orders deferrable initially deferred
  for each row when (new.discount_minor > 0) execute function adjust_discounted_order();

create function check_adjustments() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.order_reference, old.order_reference);
begin
  if exists (
    select from orders where reference = changed
      and discount_minor + (select coalesce(sum(amount_minor), 0) from order_adjustments where order_reference = changed) <> 0
  ) then
    raise check_violation using message = format('the adjustments of order %s are not its discount', changed),
      constraint = 'order_adjustments_sum';
  end if;
  return null;
end $$;
create constraint trigger order_adjustments_sum after insert or update or delete on order_adjustments
  deferrable initially deferred for each row execute function check_adjustments();
