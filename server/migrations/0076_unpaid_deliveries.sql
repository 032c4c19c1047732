-- The goods of an order that is paid in cash as they are handed over leave before their money is noted (docs/decisions/0072-hand-means.md).
alter table orders drop constraint orders_fulfilment_of_paid,
  add constraint orders_fulfilment_of_paid check (fulfilment is null or status = 'approved'
    or (status = 'pending' and hand_means is not null and hand_means <> 'transfer'));
update orders set fulfilment = 'to_prepare' where status = 'pending' and hand_means in ('pickup', 'delivery');
