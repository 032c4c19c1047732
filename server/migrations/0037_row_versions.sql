-- How often a row that people edit was changed. A form keeps the version that it was opened with, and saving under
-- another one is refused: nobody undoes silently what somebody else has saved. The database counts, so that no writer
-- can forget it. Stock is left out, for it is changed by differences; so is what people do not edit (passwords, proofs).
create function raise_version() returns trigger language plpgsql as $$
begin
  -- Who writes parts of it in other tables (pictures, sizes, follow-ups) raises it by hand.
  if new.version = old.version then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

alter table products add column version integer not null default 1;
create trigger products_version before update on products
  for each row when (old.* is distinct from new.*) execute function raise_version();

alter table categories add column version integer not null default 1;
create trigger categories_version before update on categories
  for each row when (old.* is distinct from new.*) execute function raise_version();

alter table receptors add column version integer not null default 1;
create trigger receptors_version before update on receptors
  for each row when (old.* is distinct from new.*) execute function raise_version();

alter table emisors add column version integer not null default 1;
create trigger emisors_version before update on emisors
  for each row when (old.* is distinct from new.*) execute function raise_version();

alter table users add column version integer not null default 1;
create trigger users_version before update on users
  for each row when (
    (old.username, old.email, old.rol, old.name, old.lastname, old.dni, old.phone, old.address, old.legajo)
    is distinct from
    (new.username, new.email, new.rol, new.name, new.lastname, new.dni, new.phone, new.address, new.legajo)
  ) execute function raise_version();
