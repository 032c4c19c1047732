-- A short text as it is stored: accents composed, nothing that nobody sees (Unicode, Default_Ignorable_Code_Point, without
-- the joiners of emoji), one blank between words. The same as `shortText` of contract/core/fields/short-text.ts.
create function short_text(value text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(
    normalize(regexp_replace(
      value,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '', 'g')),
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'));

-- What two short texts have in common that people take for the same: 'MARRÓN' and 'Marrón' (`textKey`).
create function text_key(value text) returns text
  language sql immutable parallel safe strict
  return normalize(lower(upper(lower(regexp_replace(short_text(value), '[\u200d\ufe0e\ufe0f]', '', 'g')))));

-- Brands, colours and sizes: a text that shows nothing is left for its owner. Of several spellings the most frequent one stays,
-- of those the one with small letters.
update products set
  name = coalesce(nullif(short_text(name), ''), name),
  brand_name = coalesce(nullif(short_text(brand_name), ''), brand_name),
  color = coalesce(nullif(short_text(color), ''), color),
  model = coalesce(nullif(short_text(model), ''), model)
where (name, brand_name, color) is distinct from (short_text(name), short_text(brand_name), short_text(color))
  or model is distinct from short_text(model);

with spelled as (
  select brand_name, row_number() over (
    partition by text_key(brand_name) order by count(*) desc, brand_name collate "C" desc) as place
  from products group by brand_name
)
update products set brand_name = spelled.brand_name
from spelled
where place = 1 and text_key(products.brand_name) = text_key(spelled.brand_name)
  and products.brand_name <> spelled.brand_name;

with spelled as (
  select color, row_number() over (partition by text_key(color) order by count(*) desc, color collate "C" desc) as place
  from products group by color
)
update products set color = spelled.color
from spelled
where place = 1 and text_key(products.color) = text_key(spelled.color) and products.color <> spelled.color;

-- Two sizes of one product that are the same: the first one gets the stock of both, and what refers to the other one.
create temporary table same_sizes on commit drop as
  select id, min(id) over (partition by product_id, text_key(brand_size)) as kept, stock
  from variants;
delete from same_sizes where id = kept;
update order_lines set variant_id = kept from same_sizes where variant_id = same_sizes.id;
update return_lines set size_variant_id = kept from same_sizes where size_variant_id = same_sizes.id;
update variants set stock = variants.stock + more.stock
  from (select kept, sum(stock) as stock from same_sizes group by kept) as more where variants.id = more.kept;
delete from variants using same_sizes where variants.id = same_sizes.id;
update variants set brand_size = upper(short_text(brand_size))
  where short_text(brand_size) <> '' and brand_size <> upper(short_text(brand_size));

-- Two categories of one genre that are the same: the one with most products stays, with the products of the other ones and with
-- the places of the menu and the home page that lead to them.
create temporary table same_categories on commit drop as
  select id, first_value(id) over (
    partition by genre, text_key(title)
    order by (select count(*) from products where category_id = categories.id) desc, id) as kept
  from categories;
delete from same_categories where id = kept;
update products set category_id = kept from same_categories where category_id = same_categories.id;

create function kept_category(category jsonb) returns jsonb language sql stable as $$
  select coalesce((select to_jsonb(kept) from same_categories where to_jsonb(id) = category), category)
$$;

create function with_kept_categories(value jsonb) returns jsonb language plpgsql stable as $$
begin
  case jsonb_typeof(value)
    when 'array' then
      return coalesce((select jsonb_agg(with_kept_categories(item) order by place)
        from jsonb_array_elements(value) with ordinality as part (item, place)), '[]');
    when 'object' then
      return coalesce((select jsonb_object_agg(key, case
          when key = 'category' or (key = 'id' and value ->> 'to' = 'category') then kept_category(item)
          when key = 'categories' and jsonb_typeof(item) = 'array' then (
            select coalesce(jsonb_agg(category order by place), '[]') from (
              select kept_category(listed) as category, min(at) as place
              from jsonb_array_elements(item) with ordinality as one (listed, at) group by 1) as kept)
          else with_kept_categories(item) end)
        from jsonb_each(value) as part (key, item)), '{}');
    else return value;
  end case;
end $$;

update content_versions set content = with_kept_categories(content)
where kind in ('menu', 'home') and exists (select from same_categories) and content <> with_kept_categories(content);

drop function with_kept_categories(jsonb);
drop function kept_category(jsonb);
delete from categories using same_categories where categories.id = same_categories.id;
drop table same_sizes, same_categories;

drop index categories_title_key;
update categories set title = short_text(title) where short_text(title) <> '' and title <> short_text(title);
create unique index categories_title_key on categories (genre, text_key(title));

-- Other names of which there may be one each. Where two are the same now, both stay as they are.
update carriers set name = short_text(name)
  where short_text(name) not in ('', name)
    and not exists (select from carriers as other where other.id <> carriers.id and text_key(other.name) = text_key(carriers.name));
update delivery_zones set name = short_text(name)
  where short_text(name) not in ('', name)
    and not exists (select from delivery_zones as other
      where other.id <> delivery_zones.id and text_key(other.name) = text_key(delivery_zones.name));
update list_views set name = short_text(name)
  where short_text(name) not in ('', name)
    and not exists (select from list_views as other
      where other.id <> list_views.id and (other.user_id, other.list) = (list_views.user_id, list_views.list)
        and text_key(other.name) = text_key(list_views.name));
