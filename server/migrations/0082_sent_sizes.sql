-- The size that was sent instead. It may be another one than the buyer asked for, and a line that asked for its money may be
-- exchanged: the shop decides when it closes a return.
alter table return_lines
  add sent_size text,
  add sent_variant_id integer references variants on delete set null;
create index return_lines_sent_variant on return_lines (sent_variant_id);

update return_lines set sent_size = size, sent_variant_id = size_variant_id where outcome = 'exchange';

do $$
begin
  execute (
    select string_agg(format('alter table return_lines drop constraint %I', conname), '; ')
    from pg_constraint
    where conrelid = 'return_lines'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%outcome%'
  );
end $$;
alter table return_lines
  add constraint return_lines_outcome check (outcome in ('refund', 'exchange', 'nothing')),
  add constraint return_lines_sent check ((outcome is not distinct from 'exchange') = (sent_size is not null));
