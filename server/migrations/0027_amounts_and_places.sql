-- Amounts up to 99.999.999,99 in the smallest unit do not fit 32 bits, and a shop that leaves a currency without decimals has
-- its prices times a hundred.
alter table products
  alter column previous_price_minor type bigint,
  alter column current_price_minor type bigint;
alter table orders
  alter column subtotal_minor type bigint,
  alter column discount_minor type bigint,
  alter column shipping_minor type bigint,
  alter column total_minor type bigint,
  alter column returned_minor type bigint;
alter table order_lines alter column price_minor type bigint;
alter table payments
  alter column amount_minor type bigint,
  alter column refunded_minor type bigint,
  alter column fee_minor type bigint,
  alter column net_minor type bigint;
alter table refunds alter column amount_minor type bigint;

-- In some countries people do not know their postal codes: an address is complete without one.
alter table addresses drop constraint addresses_postal_code_check;
alter table addresses add constraint addresses_postal_code_check check (postal_code ~ '^([A-Z0-9]{4,10})?$');
