-- Whether what was paid for the delivery goes back with a return; with one return of an order at most.
alter table returns add column with_shipping boolean not null default false;
create unique index returns_with_shipping on returns (order_reference) where with_shipping;
