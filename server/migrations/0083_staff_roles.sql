-- Those who work in the shop have a role each (docs/decisions/0085-staff-roles.md); 'admin' is an owner. What each role may do is
-- a table of the code (contract/core/protocol/permissions.ts).
alter table users drop constraint users_rol_check;
alter table users add constraint users_rol_check
  check (rol in ('admin', 'manager', 'catalogue', 'orders', 'marketing', 'viewer', 'client'));

-- No path leaves the shop without an owner, whatever the code checks: who takes the last one away waits for all others who take one
-- away, and then sees what they left.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('owners'));
  if not exists (select from users where rol = 'admin' and id <> old.id) then
    raise exception 'the shop cannot be left without an owner' using errcode = 'restrict_violation', constraint = 'users_owner';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger users_keep_owner_on_change before update of rol on users
  for each row when (old.rol = 'admin' and new.rol <> 'admin') execute function keep_an_owner();
create trigger users_keep_owner_on_delete before delete on users
  for each row when (old.rol = 'admin') execute function keep_an_owner();
