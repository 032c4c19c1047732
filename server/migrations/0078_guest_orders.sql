-- Purchases without a login (docs/decisions/0076-guest-orders.md). They have no account until it is proven whose the address is.
alter table orders
  -- Until when the private link shows the order; null for all that were not placed without a login.
  add column guest_until timestamptz,
  -- The hash of the cookie of the browser that placed it. It goes when an account gets the order.
  add column guest_key bytea check (octet_length(guest_key) = 32),
  add constraint orders_guest_key_of_guest check (guest_key is null or (guest_until is not null and user_id is null));
-- What orders_open_checkout and orders_hand_bag are for accounts.
create unique index orders_guest_checkout on orders (guest_key) where is_open;
create unique index orders_guest_bag on orders (guest_key, bag_key) where hand_means is not null and status = 'pending';
create index orders_unclaimed on orders (lower(email)) where guest_until is not null and user_id is null;

-- Gives an account the orders that were placed with its address, once that is proven; the order `linked` also without a proof, because
-- who asks for it has its link. A checkout that is open stays: the account may have one of its own. Returns how many there were.
create function claim_guest_orders(owner bigint, linked uuid default null) returns integer language sql as $$
  with claimed as (
    update orders set user_id = users.id, guest_key = null, bag_key = orders.reference::text
    from users
    where users.id = owner and users.rol = 'client' and lower(orders.email) = lower(users.email)
      and (orders.reference = linked or (linked is null and users.email_verified_at is not null))
      and orders.guest_until is not null and orders.user_id is null and not orders.is_open
    returning 1)
  select count(*)::integer from claimed
$$;

create function claim_for_person() returns trigger language plpgsql as $$
begin
  perform claim_guest_orders(new.id);
  return null;
end $$;
create trigger users_guest_orders after insert or update of email, email_verified_at on users
  for each row when (new.email_verified_at is not null and new.email is not null) execute function claim_for_person();

create function claim_for_session() returns trigger language plpgsql as $$
begin
  perform claim_guest_orders(new.user_id);
  return null;
end $$;
create trigger sessions_guest_orders after insert on sessions for each row execute function claim_for_session();
