-- A gender has several campaigns, shown in their order.
alter table banners add column campaign smallint not null default 1 check (campaign between 1 and 9);
alter table banners drop constraint banners_pkey;
alter table banners add primary key (gender, campaign, size);
