-- Collections of what is new count from when a product was first public, not from when its draft was made. Null while it was made
-- public and never hidden, as are those of before: then it is when it was made. A process of the version before needs to know nothing
-- of it.
alter table products add column published_at timestamptz;

create function note_first_published() returns trigger language plpgsql as $$
begin
  if new.published_at is null then
    if old.state = 'published' then
      new.published_at := old.created_at;
    elsif new.state = 'published' then
      new.published_at := now();
    end if;
  end if;
  return new;
end $$;
create trigger products_first_published before update of state on products
  for each row when (old.state is distinct from new.state) execute function note_first_published();
