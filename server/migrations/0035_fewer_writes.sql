-- An order's row changes several times until it is paid, and only a step to or from approved matters to what the pages
-- show: the others need not look at its lines.
drop trigger orders_changed_told on orders;

create or replace function orders_changed() returns trigger language plpgsql as $$
begin
  perform tell_change(array(
    select distinct 'product:' || product_id from order_lines where order_reference = new.reference));
  return null;
end $$;

create trigger orders_changed_told after update of status on orders
  for each row when ((old.status = 'approved') <> (new.status = 'approved')) execute function orders_changed();

-- orders_desk begins with the same column.
drop index orders_order_date;
