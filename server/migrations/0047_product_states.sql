-- Only published products are anywhere public (docs/decisions/0056-product-states.md). Those of before are published, as are those
-- that processes of the version before create while this one is deployed; they show all states until they stop.
alter table products
  add column state text not null default 'published' check (state in ('draft', 'scheduled', 'published', 'archived')),
  -- When a scheduled one becomes published: a job does it.
  add column publish_at timestamptz,
  add constraint products_scheduled check ((state = 'scheduled') = (publish_at is not null));
create index products_due on products (publish_at) where state = 'scheduled';
create index products_state on products (state, id) where state <> 'published';

-- The menu shows the categories that have public goods. Of several products that become public at once the first one tells.
create or replace function tell_filled_category() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'DELETE' and new.state = 'published' and not exists (
      select from products where category_id = new.category_id and state = 'published' and id < new.id))
    or (tg_op <> 'INSERT' and old.state = 'published' and not exists (
      select from products where category_id = old.category_id and state = 'published'))
  then
    insert into changes (tags) values ('{*}');
    perform pg_notify('changes', '*');
  end if;
  return null;
end $$;
drop trigger products_change_category on products;
create trigger products_change_category after update of category_id, state on products
  for each row when ((old.category_id, old.state) is distinct from (new.category_id, new.state))
  execute function tell_filled_category();
