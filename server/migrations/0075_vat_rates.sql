-- The value added tax of a product in percent; null for the usual rate of the shop's country.
alter table products add column vat_percent numeric(4, 1) check (vat_percent between 0 and 99);
-- That of a line when it was sold. Null for lines of processes of the version before: they have the usual rate.
alter table order_lines add column vat_percent numeric(4, 1) check (vat_percent between 0 and 99);
