import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, jsonColumn, selectAll, selectOne } from '../../store/database.ts';

/** A kind of object: its name in the API's `object`, and what the simulator reads of it. */
export type Kind<S extends z.ZodType<{ id: string }>> = { readonly name: string; readonly shape: S };

type Wanted = {
  /** What the objects belong to; all of the kind without it. */
  readonly parent?: string | undefined;
  readonly limit?: number;
  /** The id after which the page begins, as `starting_after`. */
  readonly after?: string | undefined;
};

/** Stores a new object. `parent`: the id of what it belongs to, by which it is listed. */
export function addDocument<S extends z.ZodType<{ id: string }>>(
  db: DatabaseSync,
  kind: Kind<S>,
  body: z.output<S>,
  parent: string | null = null,
): z.output<S> {
  const insert = 'INSERT INTO documents (id, kind, parent, body) VALUES (?, ?, ?, ?)';
  execute(db, insert, body.id, kind.name, parent, JSON.stringify(body));
  return body;
}

/** Changes fields of an object, which must exist. Returns it as it is now. */
export function changeDocument<S extends z.ZodType<{ id: string }>>(
  db: DatabaseSync,
  kind: Kind<S>,
  id: string,
  changes: Partial<z.output<S>>,
): z.output<S> {
  const known = findDocument(db, kind, id);
  if (!known) throw new Error(`There is no ${kind.name} ${id}.`);
  const changed = kind.shape.parse({ ...known, ...changes });
  execute(db, 'UPDATE documents SET body = ? WHERE id = ?', JSON.stringify(changed), id);
  return changed;
}

/** Removes an object, if there is such. */
export function removeDocument<S extends z.ZodType<{ id: string }>>(db: DatabaseSync, kind: Kind<S>, id: string): void {
  execute(db, 'DELETE FROM documents WHERE kind = ? AND id = ?', kind.name, id);
}

export function findDocument<S extends z.ZodType<{ id: string }>>(
  db: DatabaseSync,
  kind: Kind<S>,
  id: string,
): z.output<S> | null {
  const row = z.object({ body: jsonColumn(kind.shape) });
  return selectOne(db, row, 'SELECT body FROM documents WHERE kind = ? AND id = ?', kind.name, id)?.body ?? null;
}

/** Returns the objects of a kind, the newest first; those of a parent if one is given. */
export function listDocuments<S extends z.ZodType<{ id: string }>>(
  db: DatabaseSync,
  kind: Kind<S>,
  { parent, limit = 1000, after }: Wanted = {},
): z.output<S>[] {
  const row = z.object({ body: jsonColumn(kind.shape) });
  const sql = `SELECT body FROM documents WHERE kind = ?1 AND (?2 IS NULL OR parent = ?2)
    AND (?3 IS NULL OR seq < (SELECT seq FROM documents WHERE id = ?3)) ORDER BY seq DESC LIMIT ?4`;
  const found = selectAll(db, row, sql, kind.name, parent ?? null, after ?? null, limit);
  return found.map(({ body }) => body);
}

/** Returns an object of any kind as it is stored, for `expand`; null if there is none. */
export function anyDocument(db: DatabaseSync, id: string): unknown {
  const row = z.object({ body: jsonColumn(z.unknown()) });
  return selectOne(db, row, 'SELECT body FROM documents WHERE id = ?', id)?.body ?? null;
}
