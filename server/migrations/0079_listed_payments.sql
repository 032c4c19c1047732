-- A payment of which its account's movements have another id (docs/decisions/0078-orders-interface.md); null for all of before. Processes of
-- the version before leave it as it is.
alter table payments add column listed_as text check (char_length(listed_as) between 1 and 200);
create index payments_listed on payments ((coalesce(listed_as, id)), provider);
