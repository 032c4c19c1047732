-- A zone without an area covers no place. One loses its area when the shop moves to another country, which has the same codes
-- for other provinces.
do $$
declare
  area_check text;
begin
  select conname into strict area_check from pg_constraint
  where conrelid = 'delivery_zones'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%cardinality%';
  execute format('alter table delivery_zones drop constraint %I', area_check);
end $$;
