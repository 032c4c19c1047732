-- The roles that the owner puts together, beside those that every shop has (docs/decisions/0090-own-roles.md).
create table own_roles (
  id integer generated always as identity primary key,
  -- What stands as the role of those who have it.
  rol text generated always as ('own-' || id::text) stored unique,
  name text not null check (char_length(name) between 1 and 40 and name = btrim(name)),
  -- What all have who work in the shop is among them, and nothing that is the owner's alone.
  permissions text[] not null check (
    permissions @> array['desk.use', 'desk.search'] and cardinality(permissions) <= 100 and
    not permissions && array['people.manage', 'settings.restore', 'payments.settings', 'shop.manage', 'backups.read']
  ),
  version integer not null default 1
);
create unique index own_roles_name on own_roles (lower(name));
create trigger own_roles_version before update on own_roles
  for each row when ((old.name, old.permissions) is distinct from (new.name, new.permissions)) execute function raise_version();

-- With each person stands what the own role may do, so that no request asks for more than the person's row. Only the triggers write it.
alter table users drop constraint users_rol_check;
alter table users add column own_role jsonb;
alter table users add column own_rol text generated always as (case when own_role is not null then rol end) stored
  references own_roles (rol);
alter table users add constraint users_rol_check check (
  case when own_role is null then rol in ('admin', 'manager', 'catalogue', 'orders', 'marketing', 'viewer', 'client')
  else rol like 'own-%' end
);
create index users_own_rol on users (own_rol) where own_rol is not null;

-- Whoever gives a role waits for a change of it, and gives the changed one; a change waits for those who give it, and reaches whom they
-- gave it.
create function fill_own_role() returns trigger language plpgsql as $$
begin
  new.own_role := null;
  if new.rol like 'own-%' then
    select jsonb_build_object('name', name, 'permissions', permissions) into new.own_role
    from own_roles where rol = new.rol for share;
    if not found then
      raise exception 'there is no role %', new.rol using errcode = 'foreign_key_violation', constraint = 'users_own_rol_fkey';
    end if;
  end if;
  return new;
end $$;
create trigger users_begin_own_role before insert on users
  for each row when (new.rol like 'own-%' or new.own_role is not null) execute function fill_own_role();
create trigger users_fill_own_role before update of rol, own_role on users
  for each row when (old.rol like 'own-%' or new.rol like 'own-%' or new.own_role is not null) execute function fill_own_role();

create function tell_own_role() returns trigger language plpgsql as $$
begin
  update users set own_role = null where own_rol = new.rol;
  return null;
end $$;
create trigger own_roles_told after update on own_roles
  for each row when ((old.name, old.permissions) is distinct from (new.name, new.permissions)) execute function tell_own_role();

-- Processes forget what they keep of a person whose role changed, and look again whether an open stream may go on.
drop trigger persons_feed on users;
create trigger persons_feed after update of username, name, rol, own_role on users
  for each row execute function tell_change('person:id', 'username name rol own_role');
