-- A Message-ID is a number of its own: it counts no letters. It stays the same when a letter is tried again.
alter table letters add column message_id uuid not null default gen_random_uuid();

-- The demonstration's letters go with the account that they were written to.
alter table demo_outbox add column user_id bigint references users on delete cascade;
create index demo_outbox_user_id on demo_outbox (user_id);
update demo_outbox set user_id = letters.user_id from letters
where demo_outbox.message_id = letters.kind || '.' || letters.id;
