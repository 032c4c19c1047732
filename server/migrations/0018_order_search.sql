-- The search of the orders by recipient, phone and product, and their filters by money and trouble.
create index orders_recipient_search on orders using gin (
  plain_text(coalesce(delivery_address ->> 'recipient', '') || ' ' || coalesce(contact ->> 'recipient', '')) gin_trgm_ops
);
create index orders_phone_search on orders using gin (
  (coalesce(delivery_address ->> 'phone', '') || ' ' || coalesce(contact ->> 'phone', '')) gin_trgm_ops
);
create index order_lines_name_search on order_lines using gin (plain_text(name) gin_trgm_ops);
create index orders_stopped on orders (order_date desc) where delivery_stopped_at is not null;
create index refunds_refused on refunds (settled_at) where state = 'refused';
