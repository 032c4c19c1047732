-- What the search of the orders reads: one text of each order, in the form that it is compared in, and its phones. Making that
-- form anew from several tables for every order that an index had found took most of the time of a search. The parts of the
-- text, in which all words of a search must be together, are separated by line feeds.
create table order_search (
  order_reference uuid primary key references orders on delete cascade,
  text text not null,
  phones text not null
);

-- The parts of one order: its buyer's account, its e-mail, whoever receives it, and each of its lines.
create function order_search_text(wanted orders) returns text language sql stable
  return plain_text(array_to_string(array(
    select translate(part, e'\n\r', '  ') from (
      select concat_ws(' ', username, name, lastname, email, dni) from users where id = wanted.user_id
      union all select wanted.email
      union all select concat_ws(' ', wanted.delivery_address ->> 'recipient', wanted.contact ->> 'recipient')
      union all (select distinct name from order_lines where order_reference = wanted.reference)
    ) as parts (part)
  ), e'\n'));

create function order_search_phones(wanted orders) returns text language sql immutable
  return concat_ws(' ', wanted.delivery_address ->> 'phone', wanted.contact ->> 'phone');

insert into order_search
select reference, order_search_text(orders), order_search_phones(orders) from orders;

create index order_search_found on order_search using gin (text gin_trgm_ops, phones gin_trgm_ops);
analyze order_search;

drop index orders_email_search, orders_recipient_search, orders_phone_search, order_lines_name_search;

-- Triggers, because accounts, orders and lines are written in many places. An order that is written while its buyer's account
-- changes waits for it, or the change waits for the order: neither misses the other.
create function search_order() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for share;
  insert into order_search values (new.reference, order_search_text(new), order_search_phones(new))
  on conflict (order_reference) do update set text = excluded.text, phones = excluded.phones;
  return null;
end $$;
create trigger orders_search_new after insert on orders
  for each row execute function search_order();
create trigger orders_search_changed after update of user_id, email, delivery_address, contact on orders
  for each row when (
    (old.user_id, old.email, old.delivery_address, old.contact)
      is distinct from (new.user_id, new.email, new.delivery_address, new.contact)
  ) execute function search_order();

-- A new order's lines come all at once, after it.
create function search_new_lines() returns trigger language plpgsql as $$
begin
  update order_search set text = text || e'\n' || plain_text(names) from (
    select order_reference as reference, string_agg(distinct translate(name, e'\n\r', '  '), e'\n') as names
    from made group by order_reference
  ) as lines where order_reference = reference;
  return null;
end $$;
create trigger order_lines_search_new after insert on order_lines
  referencing new table as made for each statement execute function search_new_lines();

create function search_renamed_line() returns trigger language plpgsql as $$
begin
  update order_search set text = order_search_text(orders) from orders
  where order_reference = new.order_reference and reference = new.order_reference;
  return null;
end $$;
create trigger order_lines_search_renamed after update of name on order_lines
  for each row when (old.name <> new.name) execute function search_renamed_line();

create function search_renamed_buyer() returns trigger language plpgsql as $$
begin
  update order_search set text = order_search_text(orders) from orders
  where order_reference = reference and user_id = new.id;
  return null;
end $$;
create trigger users_search_orders after update of username, name, lastname, email, dni on users
  for each row when (
    (old.username, old.name, old.lastname, old.email, old.dni)
      is distinct from (new.username, new.name, new.lastname, new.email, new.dni)
  ) execute function search_renamed_buyer();
