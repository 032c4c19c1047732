-- What happens to the goods of a paid order, beside its payment (docs/decisions/0029-fulfilment.md).
alter table orders add column fulfilment text
  check (fulfilment in ('to_prepare', 'preparing', 'ready_for_pickup', 'dispatched', 'delivered', 'returned')),
  add constraint orders_fulfilment_of_paid check (fulfilment is null or status = 'approved');
update orders set fulfilment = 'to_prepare' where status = 'approved';
create index orders_fulfilment on orders (fulfilment, order_date desc, reference desc) where fulfilment is not null;
create index orders_total_of_fulfilment on orders (fulfilment, total_minor desc, reference desc)
  where fulfilment is not null;

-- The secret of the link by which an order is followed without a login: 256 bits in URL-safe characters, from the strong
-- random numbers of three UUIDs (366 bits). It is stored as it is, because every e-mail about the order links to it. Null
-- once the buyer's account was deleted.
alter table orders add column tracking_token text unique check (char_length(tracking_token) = 43) default
  translate(rtrim(encode(sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'base64'), '='), '+/', '-_');
update orders set tracking_token = null where user_id is null;

-- Who brings parcels. A carrier is never deleted, because parcels name it: it is made inactive.
create table carriers (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  -- With {numero} where the tracking number belongs; empty for a carrier without such a page.
  link_template text not null check (link_template = '' or link_template ~ '^https://[^[:space:]]*$'),
  is_active boolean not null default true,
  version integer not null default 1
);
create unique index carriers_name on carriers (lower(name));
create trigger carriers_version before update on carriers
  for each row when (old.* is distinct from new.*) execute function raise_version();

-- Parcels that were handed to a carrier, or brought by the shop itself.
create table parcels (
  id integer generated always as identity primary key,
  order_reference uuid not null references orders on delete cascade,
  carrier_id integer references carriers,
  tracking_number text not null check (char_length(tracking_number) <= 60),
  dispatched_at timestamptz not null,
  delivered_at timestamptz,
  version integer not null default 1,
  unique (id, order_reference)
);
create index parcels_order on parcels (order_reference);
create index parcels_carrier on parcels (carrier_id);
create trigger parcels_version before update on parcels
  for each row when (old.* is distinct from new.*) execute function raise_version();

-- Both foreign keys name the order: a parcel holds only lines of its own.
create table parcel_lines (
  parcel_id integer not null,
  order_reference uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, position),
  foreign key (parcel_id, order_reference) references parcels (id, order_reference) on delete cascade,
  foreign key (order_reference, position) references order_lines (order_reference, position) on delete cascade
);
create index parcel_lines_of_order on parcel_lines (order_reference, position);

-- Never more units than were bought, whoever writes.
create function refuse_more_than_bought() returns trigger language plpgsql as $$
begin
  perform from orders where reference = new.order_reference for update;
  if (select sum(quantity) from parcel_lines
      where order_reference = new.order_reference and position = new.position)
    > (select quantity from order_lines where order_reference = new.order_reference and position = new.position) then
    raise exception 'more units in parcels than were bought' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger parcel_lines_within_bought after insert or update on parcel_lines
  for each row execute function refuse_more_than_bought();
