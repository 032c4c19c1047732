-- Whether categories get their first goods, or lose their last ones, is looked at once for each statement that adds or deletes products,
-- and not for each of them: that took two thirds of the time of an import of new ones. It is asked of the product with the lowest number
-- in each category, as the function of each row does, which stays for changes of a product.
create function tell_filled_categories() returns trigger language plpgsql as $$
declare
  most constant integer := 2147483647;
  is_other boolean;
begin
  if tg_op = 'INSERT' then
    is_other := exists (
      select from (
        select category_id, min(id) from added where state = 'published' group by category_id
        union all
        select category_twin(category_id), min(id) from added where state = 'published' and is_unisex group by category_id
      ) as filled (category, first_id)
      where not has_goods(category, first_id));
  else
    is_other := exists (
      select from (
        select category_id from removed where state = 'published' group by category_id
        union all
        select category_twin(category_id) from removed where state = 'published' and is_unisex group by category_id
      ) as emptied (category)
      where not has_goods(category, most));
  end if;
  if is_other then perform tell('{*}'); end if;
  return null;
end $$;

drop trigger products_fill_category on products;
create trigger products_fill_category after insert on products
  referencing new table as added for each statement execute function tell_filled_categories();
create trigger products_empty_category after delete on products
  referencing old table as removed for each statement execute function tell_filled_categories();
