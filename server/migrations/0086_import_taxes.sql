-- The rate of the tax, in percent, that an import added to prices that its file has without it.
alter table product_imports add column added_vat numeric(4, 1) check (added_vat > 0 and added_vat < 100);
