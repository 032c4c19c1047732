-- What becomes of the columns of a file that nothing is known about, by heading: the number of an attribute, 'new' or 'ignored'.
alter table product_imports add column columns jsonb not null default '{}';
-- The attributes that were made when the import was written; an undo deletes those that no product has.
alter table product_imports add column new_attributes integer[] not null default '{}';
