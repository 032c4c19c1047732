-- Clients are searched by whatever is known of them.
create index users_search on users using gin (
  plain_text(
    username || ' ' || coalesce(name, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(email, '') || ' ' ||
    coalesce(dni, '')
  ) gin_trgm_ops
);
-- Few among many: the last administrator is looked for among them alone.
create index users_admins on users (id) where rol = 'admin';
