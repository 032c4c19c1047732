-- The products of one brand and gender with the same model, in upper or lower case, are the colours of one model.
alter table products add column model text check (char_length(model) between 1 and 70);
create index products_model on products (lower(model), lower(brand_name), gender) where model is not null;
