-- A customer's addresses. An order keeps a copy, so these can change and disappear.
create table addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  recipient text not null check (char_length(recipient) between 1 and 80),
  -- E.164
  phone text not null check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  street text not null check (char_length(street) between 1 and 100),
  number text not null check (char_length(number) between 1 and 10),
  floor text not null check (char_length(floor) <= 30),
  city text not null check (char_length(city) between 1 and 80),
  -- ISO 3166-2, without the country
  province text not null check (province ~ '^[A-Z0-9]{1,3}$'),
  postal_code text not null check (postal_code ~ '^[A-Z0-9]{4,10}$'),
  notes text not null check (char_length(notes) <= 200),
  is_default boolean not null
);
create index addresses_of_user on addresses (user_id, id);
create unique index addresses_default on addresses (user_id) where is_default;

-- Where it is sent: the buyer's default address at the checkout, with the fields of that table that describe it.
alter table orders add column delivery_address jsonb check (jsonb_typeof(delivery_address) = 'object');
