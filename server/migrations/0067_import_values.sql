-- The values of lists that were made when an import was written; an undo deletes those that no product has.
alter table product_imports add column new_values integer[] not null default '{}';
