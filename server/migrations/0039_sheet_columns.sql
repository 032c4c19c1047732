-- The orders' spreadsheet has more columns than a list: up to 40 can be hidden.
alter table list_columns drop constraint list_columns_hidden_check;
alter table list_columns add constraint list_columns_hidden_check check (cardinality(hidden) <= 40);
