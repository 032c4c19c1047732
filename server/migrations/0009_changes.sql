-- The change feed, for what the public pages show and what the catalogue counts. A row contains the tags that a change
-- invalidates; the same tags are sent to the shop's processes at commit (NOTIFY). A cache that is notified late only
-- serves an older page for a moment. A reader that must be exact reads the rows by transaction number before each
-- query: transactions below the snapshot's xmin have ended, so every change that it has not read has at least that
-- number. Rows are only inserted, so concurrent changes never block each other; a job deletes old ones.
create table changes (
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  tags text[] not null
);
create index changes_xid on changes (xid);
create index changes_at on changes (at);

-- The one trigger function of the feed. Its arguments are pairs: a tag, and the columns whose change invalidates it,
-- '*' for all. The tag 'product:id' of a row with id 7 is 'product:7'; with a null column there is no tag. A tag
-- without a column is used literally. An insert or delete invalidates all tags of the row; an update that changes a
-- tag's column invalidates both the old and the new tag.
create function tell_change() returns trigger language plpgsql as $$
declare
  before jsonb;
  after jsonb;
  mark int;
  tag text;
  tags text[] := '{}';
begin
  if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
  if tg_op <> 'INSERT' then before := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then after := to_jsonb(new); end if;
  for pair in 0 .. tg_nargs - 1 by 2 loop
    if tg_op = 'UPDATE' and tg_argv[pair + 1] <> '*' and not exists (
      select from unnest(string_to_array(tg_argv[pair + 1], ' ')) as name where before -> name is distinct from after -> name
    ) then continue; end if;
    mark := strpos(tg_argv[pair], ':');
    if mark = 0 then tags := tags || tg_argv[pair]; continue; end if;
    tag := left(tg_argv[pair], mark) || (before ->> substr(tg_argv[pair], mark + 1));
    if tag is not null then tags := tags || tag; end if;
    tag := left(tg_argv[pair], mark) || (after ->> substr(tg_argv[pair], mark + 1));
    if tag is not null and not tag = any(tags) then tags := tags || tag; end if;
  end loop;
  if cardinality(tags) > 0 then
    insert into changes (tags) values (tags);
    -- PostgreSQL removes duplicate notifications within a transaction.
    perform pg_notify('changes', array_to_string(tags, ' '));
  end if;
  return null;
end $$;

-- 'product:7' for pages that show product 7, 'list:men' for counts, filters and lists of men's products, 'lists' for
-- both genders, 'author:5' for pages that show reviews of person 5, 'banners' for the campaigns, '*' for everything.
create trigger products_feed after insert or update or delete on products
  for each row execute function tell_change('product:id', '*', 'list:gender', '*');
-- A sale of a size invalidates the pages that show its product; lists only when the size comes into or goes out of
-- stock.
create trigger variants_feed after insert or update or delete on variants
  for each row execute function tell_change('product:product_id', '*', 'lists', 'in_stock brand_size position product_id');
create trigger product_images_feed after insert or update or delete on product_images
  for each row execute function tell_change('product:product_id', '*');
create trigger reviews_feed after insert or update or delete on reviews
  for each row execute function tell_change('product:product_id', '*');
-- A review shows its author's name, and whether its author bought the product.
create trigger users_feed after update of username, name, lastname on users
  for each row execute function tell_change('author:id', 'username name lastname');
create trigger orders_feed after update of status on orders
  for each row when ((old.status = 'approved') <> (new.status = 'approved'))
  execute function tell_change('author:user_id', '*');
-- Changes that are rare and affect all pages.
create trigger categories_feed after insert or update or delete on categories
  for each row execute function tell_change('*', '*');
create trigger banners_feed after insert or update or delete on banners
  for each row execute function tell_change('banners', '*');
