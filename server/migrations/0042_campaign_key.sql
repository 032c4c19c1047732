-- A form tells its campaign with each sending of it, so that a second press or a repeated request sends nothing again.
alter table campaigns
  add column key text unique check (char_length(key) between 1 and 80),
  add column recipients integer not null default 0;
