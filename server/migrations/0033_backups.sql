-- The last backup, and the last try since then that failed.
create table backups (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  folder text not null check (folder <> ''),
  -- Why it failed; null for a backup that is whole.
  problem text check (problem in ('no_room', 'not_writable', 'failed'))
);
