-- What each line bears of its order's discount, decided when the order is placed (discountShares in contract/sales/checkout/pricing.ts):
-- all units of an order give back together what was paid for them, to the last cent.
alter table order_lines add column discount_minor bigint not null default 0
  constraint order_lines_discount check (discount_minor between 0 and price_minor * quantity);
update order_lines set discount_minor = share + case when place <= missing then 1 else 0 end
from (
  select order_reference, position, share,
    discount - sum(share) over (partition by order_reference) as missing,
    row_number() over (partition by order_reference order by remainder desc, position) as place
  from (
    select order_reference, position, orders.discount_minor as discount,
      div(orders.discount_minor::numeric * price_minor * quantity, subtotal_minor) as share,
      mod(orders.discount_minor::numeric * price_minor * quantity, subtotal_minor) as remainder
    from order_lines join orders on reference = order_reference
    where orders.discount_minor > 0
  ) as exact
) as shares
where shares.order_reference = order_lines.order_reference and shares.position = order_lines.position;

-- What was paid for the units of a refund. Those of before gave back the price of each less its share, rounded down.
alter table refund_lines add column amount_minor bigint not null default 0 check (amount_minor >= 0);
update refund_lines set amount_minor = refund_lines.quantity
  * div(price_minor::numeric * (subtotal_minor - orders.discount_minor), subtotal_minor)
from order_lines join orders on reference = order_reference
where order_lines.order_reference = refund_lines.order_reference and order_lines.position = refund_lines.position
  and subtotal_minor > 0;
alter table refund_lines alter column amount_minor drop default;
