-- What administrators changed: by whom, what of whom, and how it was before and after. Names and not row numbers, so
-- that an entry still says who when the account is gone.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null check (char_length(action) between 1 and 60),
  subject text not null check (char_length(subject) between 1 and 200),
  before jsonb,
  after jsonb
);
create index audit_log_subject on audit_log (subject, id desc);
create index audit_log_actor on audit_log (actor, id desc);
create index audit_log_action on audit_log (action, id desc);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end;
$$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_rewriting();

-- The desk's lists: newest first, of one state or of all, from any point on.
create index orders_desk on orders (order_date desc, reference desc);
create index orders_desk_of_status on orders (status, order_date desc, reference desc);
