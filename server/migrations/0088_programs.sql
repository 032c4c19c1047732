-- Other programs: their tokens, and the news that they are sent (docs/decisions/0089-programs.md).
create table program_tokens (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- The last characters of the secret, by which people tell tokens apart.
  ending text not null check (char_length(ending) = 4),
  -- Who created it. It goes with the account.
  user_id bigint not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) between 1 and 100),
  per_minute integer not null check (per_minute between 1 and 6000),
  created_at timestamptz not null,
  expires_at timestamptz,
  -- To the minute.
  last_used_at timestamptz,
  ended_at timestamptz
);
-- The log names tokens, so that two that are valid have different names.
create unique index program_tokens_name on program_tokens (lower(name)) where ended_at is null;
create index program_tokens_user_id on program_tokens (user_id);

-- Whoever does not work in the shop any more leaves no token behind, by whatever path the role went, and none comes back with it.
create function end_tokens() returns trigger language plpgsql as $$
begin
  update program_tokens set ended_at = now() where user_id = new.id and ended_at is null;
  return null;
end;
$$;
create trigger users_end_tokens after update of rol on users
  for each row when (new.rol = 'client' and old.rol <> 'client') execute function end_tokens();

-- Other programs that are sent news, as subscribers of the event log.
create table webhooks (
  id integer generated always as identity primary key,
  url text not null check (char_length(url) between 8 and 500),
  topics text[] not null check (cardinality(topics) between 1 and 100),
  state text not null default 'active' check (state in ('active', 'off', 'failed', 'gone')),
  -- Encrypted.
  secret text not null,
  secret_before text,
  rolls_until timestamptz,
  created_at timestamptz not null,
  -- The newest event when it was added: what was before is no news.
  after_event bigint not null,
  failing_since timestamptz,
  -- Until when one process serves it; a killed one leaves it to the others then.
  leased_until timestamptz,
  version integer not null default 1,
  check ((secret_before is null) = (rolls_until is null))
);

-- What people edit is a new version; what its deliveries come to is none.
create trigger webhooks_version before update on webhooks
  for each row when (
    (old.url, old.topics) is distinct from (new.url, new.topics)
    or (old.state <> new.state and new.state in ('active', 'off'))
  ) execute function raise_version();

-- What each of them is sent: the queue, and its log for 30 days. It says nothing of buyers.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id integer not null references webhooks on delete cascade,
  message_id text not null unique,
  topic text not null,
  -- No reference: events may be forgotten. Null for a trial.
  event_id bigint,
  body text not null,
  created_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null,
  tried_at timestamptz,
  delivered_at timestamptz,
  given_up_at timestamptz,
  problem text not null default '',
  status integer,
  answer text not null default '',
  check (delivered_at is null or given_up_at is null)
);
-- Of each event a receiver gets each kind of news once, however often the event is taken.
create unique index webhook_deliveries_once on webhook_deliveries (webhook_id, event_id, topic);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_try_at, id)
  where delivered_at is null and given_up_at is null;
create index webhook_deliveries_log on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_created on webhook_deliveries (created_at);

-- What happened before is no news for anybody.
insert into event_subscribers (name, xid, event_id)
values ('webhooks', pg_snapshot_xmin(pg_current_snapshot()), 0) on conflict do nothing;

-- Units and products change in many places, and also by SQL: triggers tell of them, and only while somebody wants to know, so that a
-- shop without receivers pays one look into an empty table.
create function is_wanted(wanted text[]) returns boolean language sql stable as $$
  select exists (select from webhooks where state = 'active' and topics && wanted)
$$;

create function tell_goods(kind text, ids integer[], more jsonb[]) returns void language plpgsql as $$
begin
  insert into events (at, kind, subject, actor, data)
  select now(), tell_goods.kind, told.id::text, '', coalesce(told.data, '{}')
  from unnest(ids, more) as told (id, data) order by told.id;
  perform pg_notify('events', '');
end $$;

create function tell_movements() returns trigger language plpgsql as $$
begin
  if is_wanted(array['stock.changed']) then
    perform tell_goods('goods.stock', array_agg(product_id), array_agg(sizes)) from (
      select product_id, jsonb_build_object('variants', jsonb_agg(distinct variant_id)) as sizes
      from added group by product_id) as moved;
  end if;
  return null;
end $$;
create trigger stock_movements_told after insert on stock_movements
  referencing new table as added for each statement execute function tell_movements();

create function tell_product_news() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' and is_wanted(array['product.created']) then
    ids := array(select id from added order by id);
  elsif tg_op = 'DELETE' and is_wanted(array['product.deleted']) then
    ids := array(select id from removed order by id);
  elsif tg_op = 'UPDATE' and is_wanted(array['product.changed']) then
    ids := array(select id from added join removed using (id) where (added.*) is distinct from (removed.*) order by id);
  end if;
  if cardinality(ids) > 0 then
    perform tell_goods(
      case tg_op when 'INSERT' then 'goods.created' when 'DELETE' then 'goods.deleted' else 'goods.changed' end,
      ids, array_fill('{}'::jsonb, array[cardinality(ids)]));
  end if;
  return null;
end $$;
create trigger products_news_added after insert on products
  referencing new table as added for each statement execute function tell_product_news();
create trigger products_news_changed after update on products
  referencing old table as removed new table as added for each statement execute function tell_product_news();
create trigger products_news_removed after delete on products
  referencing old table as removed for each statement execute function tell_product_news();
