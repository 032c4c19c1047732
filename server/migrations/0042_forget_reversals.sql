-- With a deleted account who asked, and in which words, goes from the reversals of payments of its orders, as from withdrawals and
-- returns; for what, how much and when stays. The sheets of Peru's book stay whole: the law has them kept for two years
-- (Decreto Supremo 011-2011-PCM, art. 12; docs/decisions/0030-withdrawals.md).
create function forget_reversals() returns trigger language plpgsql as $$
begin
  update claims
  set name = '',
    email = new.email,
    stated = stated || '{"document": "", "phone": "", "instrument": "", "detail": ""}',
    -- One that is answered has an answer.
    answer = case when answer = '' then '' else '-' end
  where book = 'reversals' and order_reference = new.reference;
  return null;
end $$;
create trigger orders_forget_reversals after update of user_id on orders
  for each row when (old.user_id is not null and new.user_id is null) execute function forget_reversals();
