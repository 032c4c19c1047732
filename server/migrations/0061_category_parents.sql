-- A category can be in another one of its department, which is in none (docs/decisions/0065-departments.md). Processes of the version
-- before leave the column as it is, and show all categories beside each other.
alter table categories
  add column parent_id integer references categories on delete set null,
  add check (parent_id <> id);
create index categories_parent on categories (parent_id) where parent_id is not null;
