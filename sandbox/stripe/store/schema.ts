/** Every object of the API is a document in the provider's own shape. Times are milliseconds since 1970. */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS documents (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  parent TEXT,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS documents_by_kind ON documents (kind, seq);
CREATE INDEX IF NOT EXISTS documents_by_parent ON documents (parent, kind, seq);

CREATE TABLE IF NOT EXISTS keyed_answers (
  key TEXT PRIMARY KEY,
  asked TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  event TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  signature TEXT NOT NULL,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  last_status INTEGER,
  last_error TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (due_at) WHERE status = 'waiting';

CREATE TABLE IF NOT EXISTS switches (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  scope TEXT NOT NULL,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS faults (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  remaining INTEGER,
  rule TEXT NOT NULL
) STRICT;
`;
