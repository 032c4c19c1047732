create table campaigns (
  id bigint generated always as identity primary key,
  written_at timestamptz not null,
  actor text not null,
  subject text not null check (char_length(subject) between 1 and 200),
  image text,
  title text not null check (char_length(title) between 1 and 200),
  subtitle text not null check (char_length(subtitle) between 1 and 200),
  description text not null check (char_length(description) between 1 and 5000),
  button text not null check (char_length(button) between 1 and 60),
  -- An idempotency key: a form sends the same key each time, so that a second click or a repeated request sends nothing
  -- again.
  key text unique check (char_length(key) between 1 and 80),
  recipients integer not null default 0
);

-- The queue of e-mails (transactional outbox), written in the transaction of the event that causes them.
create table emails (
  id bigint generated always as identity primary key,
  kind text not null check (char_length(kind) between 1 and 40),
  -- The event that caused the e-mail. For each kind and event it is sent once.
  event text not null check (char_length(event) between 1 and 200),
  -- The Message-ID is random, so that it does not reveal how many e-mails there are. It stays the same when sending is
  -- retried.
  message_id uuid not null default gen_random_uuid(),
  recipient text not null check (char_length(recipient) between 3 and 254),
  user_id bigint references users on delete cascade,
  order_reference uuid references orders on delete cascade,
  campaign_id bigint references campaigns on delete cascade,
  written_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  problem text,
  unique (kind, event)
);
create index emails_waiting on emails (next_try_at) where sent_at is null and given_up_at is null;
create index emails_user_id on emails (user_id);
create index emails_order_reference on emails (order_reference);
create index emails_campaign_id on emails (campaign_id);

-- The e-mails of a demonstration, shown on a page of the shop.
create table demo_outbox (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null,
  recipient text not null,
  subject text not null,
  html text not null,
  body_text text not null,
  -- An e-mail whose process was killed between sending and recording it is sent again with the same Message-ID; this
  -- outbox stores it once, as a mailbox does.
  message_id text unique,
  -- The demonstration's e-mails are deleted with the account that they were sent to.
  user_id bigint references users on delete cascade
);
create index demo_outbox_user_id on demo_outbox (user_id);
