-- Which versions of the terms, the privacy notice and the rules of returns stood when an order was placed or its link paid,
-- which the buyer accepts by that: [{"kind": "terms", "slug": "terminos", "version": 3, "at": "..."}].
alter table orders add column accepted jsonb not null default '[]' check (jsonb_typeof(accepted) = 'array');

-- What these versions said, also after the page was deleted; a page that is made anew counts its versions from 1 again.
create table accepted_pages (
  slug text not null,
  version integer not null,
  at timestamptz not null,
  content jsonb not null,
  primary key (slug, version, at)
);

-- A replacement or a gift, which the shop's people enter, costs nothing.
alter table orders drop constraint orders_total_is_the_sum;
alter table orders add constraint orders_total_is_the_sum
  check (total_minor = subtotal_minor - discount_minor + shipping_minor and discount_minor <= subtotal_minor
    and (total_minor > 0 or (total_minor = 0 and source = 'desk')));
