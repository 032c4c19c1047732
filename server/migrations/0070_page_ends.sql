-- When a page to pay on ends by itself at its provider, if that may be before its order's time is over; null where it is not known.
-- Whoever pays later gets another page (docs/decisions, 0071).
alter table payment_sessions add column ends_at timestamptz;
