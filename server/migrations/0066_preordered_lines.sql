-- The orders that have pre-ordered lines, for the list of the back office: few of all.
create index order_lines_promised on order_lines (order_reference) where promised_on is not null;
