/** Money columns are integer cents, times are milliseconds since 1970. */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS sequences (
  name TEXT PRIMARY KEY,
  last INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS preferences (
  id TEXT PRIMARY KEY,
  external_reference TEXT,
  body TEXT NOT NULL,
  items_cents INTEGER NOT NULL CHECK (items_cents > 0),
  shipping_cents INTEGER NOT NULL CHECK (shipping_cents >= 0),
  merchant_order_id INTEGER UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS preferences_by_reference ON preferences (external_reference);

CREATE TABLE IF NOT EXISTS orders (
  id TEXT PRIMARY KEY,
  preference_id TEXT NOT NULL UNIQUE REFERENCES preferences (id),
  external_reference TEXT,
  body TEXT NOT NULL,
  canceled_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS orders_by_reference ON orders (external_reference);

CREATE TABLE IF NOT EXISTS application (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  notice_url TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS payments (
  id INTEGER PRIMARY KEY,
  preference_id TEXT NOT NULL REFERENCES preferences (id),
  external_reference TEXT,
  status TEXT NOT NULL,
  status_detail TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  shipping_cents INTEGER NOT NULL CHECK (shipping_cents >= 0),
  refunded_cents INTEGER NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents + shipping_cents),
  card TEXT NOT NULL,
  holds_redirect INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  approved_at INTEGER,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS payments_by_preference ON payments (preference_id, id);
CREATE INDEX IF NOT EXISTS payments_by_reference ON payments (external_reference, id);

CREATE TABLE IF NOT EXISTS refunds (
  id INTEGER PRIMARY KEY,
  payment_id INTEGER NOT NULL REFERENCES payments (id),
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  status TEXT NOT NULL,
  reason TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS refunds_by_payment ON refunds (payment_id, id);

CREATE TABLE IF NOT EXISTS cases (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  payment_id INTEGER NOT NULL REFERENCES payments (id),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS cases_by_payment ON cases (payment_id, id);

CREATE TABLE IF NOT EXISTS form_tokens (
  token TEXT PRIMARY KEY,
  preference_id TEXT NOT NULL REFERENCES preferences (id),
  payment_id INTEGER REFERENCES payments (id)
) STRICT;

CREATE TABLE IF NOT EXISTS idempotent_answers (
  key TEXT NOT NULL,
  route TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  request TEXT,
  PRIMARY KEY (key, route)
) STRICT;

CREATE TABLE IF NOT EXISTS deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  notice_id INTEGER NOT NULL,
  payment_id INTEGER NOT NULL REFERENCES payments (id),
  action TEXT NOT NULL,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL DEFAULT 'payment',
  subject TEXT,
  signature TEXT NOT NULL,
  url TEXT NOT NULL,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  last_status INTEGER,
  last_error TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (due_at) WHERE status = 'waiting';
CREATE INDEX IF NOT EXISTS deliveries_by_payment ON deliveries (payment_id, id);

CREATE TABLE IF NOT EXISTS switches (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  topic TEXT NOT NULL,
  scope TEXT NOT NULL,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS faults (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  remaining INTEGER,
  rule TEXT NOT NULL
) STRICT;
`;

/** Columns that state files of earlier versions lack. */
export const ADDED_COLUMNS = [
  { table: 'deliveries', column: 'topic', definition: "TEXT NOT NULL DEFAULT 'payment'" },
  { table: 'deliveries', column: 'subject', definition: 'TEXT' },
  { table: 'refunds', column: 'reason', definition: 'TEXT' },
  { table: 'idempotent_answers', column: 'request', definition: 'TEXT' },
] as const;
