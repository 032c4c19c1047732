-- The event log, written in the transaction of the change that an event describes
-- (docs/decisions/0023-events-and-changes.md). `kind` says what happened, `subject` to whom or what
-- ('order:<reference>', 'user:<id>', else as people know it), `actor` who did it: 'buyer', 'provider', 'clock',
-- 'visitor' or 'admin:<username>'. Administrators are stored by name and not by row number, so that an entry is still
-- readable when the account was deleted.
create table events (
  id bigint generated always as identity primary key,
  -- Ids are assigned before the commit, so a smaller one may become visible later. Transactions below a snapshot's xmin
  -- have ended: in the order of (xid, id), no new event can appear below it.
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null,
  kind text not null check (char_length(kind) between 1 and 60),
  subject text not null check (char_length(subject) between 1 and 200),
  actor text not null,
  data jsonb not null default '{}'
);
create index events_position on events (xid, id);
create index events_subject on events (subject, id desc);
create index events_kind on events (kind, id desc);
create index events_actor on events (actor, id desc);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'what administrators did is only added to';
end;
$$;
create trigger events_append_only before update or delete on events
  for each row when (old.actor like 'admin:%') execute function refuse_rewriting();
create trigger events_never_emptied before truncate on events
  for each statement execute function refuse_rewriting();

-- The position of each subscriber: it has received every event up to here, and the later ones in `taken`, which were
-- committed while an older transaction was still open.
create table event_subscribers (
  name text primary key,
  xid xid8 not null,
  event_id bigint not null,
  taken bigint[] not null default '{}'
);

-- Events that a subscriber failed to handle. They are retried, and wait for an administrator after the last attempt.
create table failed_events (
  subscriber text not null,
  event_id bigint not null references events on delete cascade,
  tries integer not null check (tries >= 0),
  next_try_at timestamptz not null,
  given_up_at timestamptz,
  problem text not null,
  primary key (subscriber, event_id)
);
create index failed_events_due on failed_events (next_try_at) where given_up_at is null;
create index failed_events_event_id on failed_events (event_id);
