-- Advertising goes to those who asked for it. The token of the link that ends it needs no login.
alter table users
  add column accepts_advertising boolean not null default false,
  add column advertising_token uuid not null default gen_random_uuid();
create unique index users_advertising_token on users (advertising_token);
create index users_accepting on users (id) where accepts_advertising;

create table campaigns (
  id bigint generated always as identity primary key,
  written_at timestamptz not null,
  actor text not null,
  subject text not null check (char_length(subject) between 1 and 200),
  image text,
  title text not null check (char_length(title) between 1 and 200),
  subtitle text not null check (char_length(subtitle) between 1 and 200),
  description text not null check (char_length(description) between 1 and 5000),
  button text not null check (char_length(button) between 1 and 60)
);
alter table letters add column campaign_id bigint references campaigns on delete cascade;
create index letters_campaign_id on letters (campaign_id);
