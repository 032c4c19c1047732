-- How many units of a line went back to the stock, with a refund or a return: they are not to be sent any more.
alter table order_lines add column put_back integer not null default 0 check (put_back between 0 and quantity);
-- How many units came back for another size, which went out instead.
alter table order_lines add column exchanged integer not null default 0 check (exchanged between 0 and quantity);

update order_lines set put_back = least(quantity, units) from (
  select order_reference, position, sum(restocked)::int as units from (
    select order_reference, position, restocked from refund_lines
    union all select order_reference, position, restocked from return_lines where outcome <> 'exchange'
  ) as back group by order_reference, position
) as restocked
where restocked.order_reference = order_lines.order_reference and restocked.position = order_lines.position
  and units > 0;

update order_lines set exchanged = least(order_lines.quantity, units) from (
  select order_reference, position, sum(quantity)::int as units from return_lines
  where outcome = 'exchange' group by order_reference, position
) as swapped
where swapped.order_reference = order_lines.order_reference and swapped.position = order_lines.position;

-- Never more units than were bought and are still to be sent, whoever writes.
create or replace function refuse_more_than_bought() returns trigger language plpgsql as $$
begin
  perform from orders where reference = new.order_reference for update;
  if (select sum(quantity) from parcel_lines
      where order_reference = new.order_reference and position = new.position)
    > (select quantity - put_back from order_lines
      where order_reference = new.order_reference and position = new.position) then
    raise exception 'more units in parcels than were bought' using errcode = 'check_violation';
  end if;
  return null;
end $$;
