-- The orders of the back office's list of products.
create index products_name on products (name, id);
create index products_current_price on products (current_price_cents, id);
