-- What the refunds of an order before migration 0036 gave back too little, because each unit's share of a discount was rounded down:
-- it is its buyer's, and goes back as soon as all goods of the order did (docs/decisions/0028-refunds.md). 0 once it was asked for.
alter table orders add column rounding_minor bigint not null default 0 check (rounding_minor >= 0);
update orders set rounding_minor = missing
from (
  -- The first units of a line cost a cent more where its price does not divide (paidForUnits in contract/sales/checkout/pricing.ts).
  select order_reference, sum(greatest(0, paid / quantity * units + least(units, mod(paid, quantity)) - given)) as missing
  from (
    select order_lines.order_reference, order_lines.quantity, price_minor * order_lines.quantity - discount_minor as paid,
      least(sum(refund_lines.quantity), order_lines.quantity) as units, sum(amount_minor) as given
    from order_lines
    join refund_lines on refund_lines.order_reference = order_lines.order_reference
      and refund_lines.position = order_lines.position
    where exists (select 1 from refunds where refunds.request = refund_lines.request and state <> 'refused')
    group by order_lines.order_reference, order_lines.position
  ) as lines
  group by order_reference
) as rounded
where order_reference = reference and missing > 0;
-- Read by a job in every round: orders of before are few.
create index orders_rounding on orders (reference) where rounding_minor > 0;

-- 'rounding': what refunds of before were rounded down by.
alter table refunds drop constraint refunds_origin_check;
alter table refunds add constraint refunds_origin_check check (origin in ('shop', 'automatic', 'rounding', 'provider'));
