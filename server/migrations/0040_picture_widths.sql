-- In which widths a picture can be had, in px: pages name only these. A background process makes more and writes them.
alter table product_images add column widths integer[] not null default '{}';
alter table banners add column widths integer[] not null default '{}';
