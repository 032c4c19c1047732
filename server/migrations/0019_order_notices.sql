-- Whether an administrator gets an e-mail for each order that is paid.
alter table users add column receives_order_emails boolean not null default true;
