import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { z } from 'zod';

/** A column that state files of earlier versions lack. */
type AddedColumn = { readonly table: string; readonly column: string; readonly definition: string };

/**
 * Opens (and creates if needed) the state file of a simulator. Committed data survive a kill -9, though not always a power failure: in
 * WAL mode synchronous NORMAL syncs only at checkpoints (sqlite.org/pragma.html).
 */
export function openDatabase(file: string, schema: string, added: readonly AddedColumn[] = []): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  db.exec(schema);
  for (const { table, column, definition } of added) {
    const known = db.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column);
    if (!known) db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${definition}`);
  }
  return db;
}

const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Returns the prepared statement of a text, cached for each state file: the code has only a few texts. */
function statement(db: DatabaseSync, sql: string): StatementSync {
  const known = prepared.get(db) ?? new Map<string, StatementSync>();
  prepared.set(db, known);
  const found = known.get(sql) ?? db.prepare(sql);
  known.set(sql, found);
  return found;
}

/** Runs `work` in a transaction. The driver is synchronous, so nothing else runs in between. Can be nested. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  const [begin, commit, rollback] = db.isTransaction
    ? ['SAVEPOINT step', 'RELEASE step', 'ROLLBACK TO step; RELEASE step']
    : ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'];
  db.exec(begin);
  try {
    const result = work();
    db.exec(commit);
    return result;
  } catch (error) {
    db.exec(rollback);
    throw error;
  }
}

export function selectAll<S extends z.ZodType>(
  db: DatabaseSync,
  row: S,
  sql: string,
  ...values: SQLInputValue[]
): z.output<S>[] {
  return statement(db, sql)
    .all(...values)
    .map((found) => row.parse(found));
}

export function selectOne<S extends z.ZodType>(
  db: DatabaseSync,
  row: S,
  sql: string,
  ...values: SQLInputValue[]
): z.output<S> | null {
  const found = statement(db, sql).get(...values);
  return found === undefined ? null : row.parse(found);
}

/** Runs a statement. Returns the number of changed rows. */
export function execute(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  return Number(statement(db, sql).run(...values).changes);
}

/** Returns the schema of a TEXT column with JSON of the given shape. */
export function jsonColumn<S extends z.ZodType>(shape: S) {
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(shape);
}
