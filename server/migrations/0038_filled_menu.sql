-- The menu of every page shows the categories that have goods, and the assistant's button is there if it has answers. The first
-- and the last product of a category, and each change of the script, are rare and affect all pages.
create function tell_filled_category() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and not exists (select from products where category_id = new.category_id and id < new.id))
    or (tg_op = 'UPDATE' and not exists (select from products where category_id = new.category_id and id <> new.id))
    or (tg_op <> 'INSERT' and not exists (select from products where category_id = old.category_id))
  then
    insert into changes (tags) values ('{*}');
    perform pg_notify('changes', '*');
  end if;
  return null;
end $$;

create trigger products_fill_category after insert or delete on products
  for each row execute function tell_filled_category();
create trigger products_change_category after update of category_id on products
  for each row when (old.category_id <> new.category_id) execute function tell_filled_category();

create trigger emisors_feed after insert or update or delete on emisors
  for each row execute function tell_change('*', '*');
create trigger receptors_feed after insert or update or delete on receptors
  for each row execute function tell_change('*', '*');
