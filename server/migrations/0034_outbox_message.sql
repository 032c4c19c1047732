-- A letter that was sent and not noted, because the process was killed in between, is sent again under its own
-- Message-ID; the demonstration's outbox keeps it once, as a mailbox does.
alter table demo_outbox add column message_id text unique;
