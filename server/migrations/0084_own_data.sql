-- What customers do with their own data: a copy to take away, and the erasure of the account (docs/decisions/0086-own-data.md). Processes of
-- the version before write no row of the new tables, leave the new columns as they are, and do not show reviews without an author.
create table data_exports (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  asked_at timestamptz not null,
  state text not null check (state in ('asked', 'ready', 'failed')),
  -- Until when a process works on it; another one takes over then.
  leased_until timestamptz,
  tries integer not null default 0 check (tries >= 0),
  made_at timestamptz,
  -- Until when it can be fetched; a job deletes it then.
  expires_at timestamptz not null,
  file bytea check (octet_length(file) between 1 and 60000000),
  check ((state = 'ready') = (file is not null)),
  check ((state = 'ready') = (made_at is not null))
);
-- A zip is compressed already.
alter table data_exports alter column file set storage external;
-- Of two that are asked for at once, one is made.
create unique index data_exports_running on data_exports (user_id) where state = 'asked';
create index data_exports_user on data_exports (user_id, asked_at desc);
create index data_exports_expiry on data_exports (expires_at);

-- When its owner asked that the account be erased, and when that is done.
alter table users
  add column erasure_asked_at timestamptz,
  add column erase_at timestamptz,
  add constraint users_erasure check ((erasure_asked_at is null) = (erase_at is null));
create index users_erase_at on users (erase_at) where erase_at is not null;

-- Links by which an account without a password is closed, and a closed one kept. Only the hash of their token is stored. Each works once,
-- and only while the account has the address that it was sent to.
create table erasure_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('erase', 'keep')),
  email text not null check (char_length(email) between 3 and 254),
  expires_at timestamptz not null
);
create index erasure_links_user_id on erasure_links (user_id);
create index erasure_links_expires_at on erasure_links (expires_at);

-- A review stays when its author erases the account, without the person; whether it was of a purchase was known by the person's orders.
-- With an account that an administrator deletes its reviews go, as before.
alter table reviews
  alter column user_id drop not null,
  add column was_purchase boolean not null default false;

-- Orders without an account that have the address of an erased person are forgotten as those of the account are: what was written about
-- them goes too. The address is what server/sales/orders/forget-buyer.service.ts puts in its place.
create function is_forgotten(before orders, after orders) returns boolean language sql immutable as $$
  select after.user_id is null and (
    before.user_id is not null
    or (before.email is distinct from after.email and after.email = 'eliminado@percha.invalid'))
$$;
drop trigger orders_forget_returns on orders;
create trigger orders_forget_returns after update of user_id, email on orders
  for each row when (is_forgotten(old, new)) execute function forget_returns();
drop trigger orders_forget_reversals on orders;
create trigger orders_forget_reversals after update of user_id, email on orders
  for each row when (is_forgotten(old, new)) execute function forget_reversals();
drop trigger orders_forget_withdrawals on orders;
create trigger orders_forget_withdrawals after update of user_id, email on orders
  for each row when (is_forgotten(old, new)) execute function forget_withdrawals();

-- The entries of administrators stay as they were written, but for the words about a person who was erased: only a transaction that says
-- so changes the subject or the data of an entry; who did what and when never changes.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('percha.forgets', true) = 'yes'
    and (old.id, old.xid, old.at, old.kind, old.actor) = (new.id, new.xid, new.at, new.kind, new.actor) then
    return new;
  end if;
  raise exception 'what administrators did is only added to';
end;
$$;
