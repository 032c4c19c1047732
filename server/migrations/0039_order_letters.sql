-- What the provider tells of a payment that its buyer still has to make: until when, and by which voucher.
alter table payments add column pay_until timestamptz;
alter table payments add column voucher_url text;

-- An order that nobody paid is confirmed no more; those letters that still wait are not sent.
update letters set given_up_at = now(), problem = 'letters of this kind are not sent any more'
where kind = 'order-received' and sent_at is null and given_up_at is null;
