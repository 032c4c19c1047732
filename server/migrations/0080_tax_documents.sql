-- Tax documents that the shop's people make elsewhere (docs/decisions/0079-tax-documents.md): what buyers give for them, and the files.
alter table orders
  -- What its buyer gave for a tax document; null if none is asked for. It goes when the buyer is forgotten.
  add column tax_data jsonb,
  add column tax_asked_at timestamptz,
  -- When it was sold: first approved. A month of the sales book is counted by it.
  add column sold_at timestamptz,
  add constraint orders_tax_asked check ((tax_data is null) = (tax_asked_at is null));

update orders set sold_at = coalesce(
  (select min(events.at) from events where events.subject = orders.reference::text and events.kind = 'order.moved'
    and events.data ->> 'to' = 'approved'),
  (select max(payments.approved_at) from payments where payments.order_reference = orders.reference), order_date)
where status = 'approved';

-- Whoever writes the state, a process of the version before too, writes the time with it.
create function note_sold() returns trigger language plpgsql as $$
begin
  new.sold_at := case tg_op when 'INSERT' then new.order_date else date_trunc('milliseconds', now()) end;
  return new;
end $$;
create trigger orders_sold before insert or update of status on orders
  for each row when (new.status = 'approved' and new.sold_at is null) execute function note_sold();

create index orders_sold_at on orders (sold_at, reference) where sold_at is not null;
create index orders_tax_waiting on orders (order_date, reference) where tax_data is not null and status = 'approved';
create index orders_tax_last on orders (user_id, tax_asked_at desc) where tax_data is not null;
create index refunds_settled on refunds (settled_at, key) where state = 'done';

-- An invoice of an order, or the credit note of one of its refunds, by the request of that.
create table tax_documents (
  id uuid primary key,
  order_reference uuid not null references orders on delete cascade,
  kind text not null check (kind in ('invoice', 'credit_note')),
  refund_request uuid,
  number text not null check (char_length(number) between 1 and 60),
  attached_at timestamptz not null,
  attached_by text not null,
  check ((kind = 'credit_note') = (refund_request is not null))
);
-- Of two who attach at once, one does.
create unique index tax_documents_invoice on tax_documents (order_reference) where kind = 'invoice';
create unique index tax_documents_credit_note on tax_documents (refund_request) where kind = 'credit_note';
create index tax_documents_order on tax_documents (order_reference);

-- Personal data, seen by the buyer and the shop's people only, so they are not among the files of pictures.
create table tax_document_files (
  document_id uuid not null references tax_documents on delete cascade,
  type text not null check (type in ('pdf', 'xml')),
  bytes bytea not null check (octet_length(bytes) between 1 and 5000000),
  primary key (document_id, type)
);
alter table tax_document_files alter column bytes set storage external;
