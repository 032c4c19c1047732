-- A review is signed with its author's name, so the pages of the products that somebody reviewed change with the name.
create function reviewer_renamed() returns trigger language plpgsql as $$
begin
  perform tell_change(array(
    select distinct 'product:' || reviews.product_id
    from removed join added using (id) join reviews on reviews.user_id = added.id
    where (removed.name, removed.lastname) is distinct from (added.name, added.lastname)));
  return null;
end $$;

create trigger reviewer_renamed_told after update on users
  referencing old table as removed new table as added for each statement execute function reviewer_renamed();
