import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, selectAll, selectOne } from '../../store/database.ts';

type Identified = { readonly id: string };

/** A kind of object: its name in the API's `object`, and its shape. */
export type Kind<T extends Identified> = { readonly name: string; readonly shape: z.ZodType<T> };

type Wanted = {
  /** What the objects belong to; all of the kind without it. */
  readonly parent?: string | undefined;
  readonly limit?: number;
  /** The id after which the page begins, as `starting_after`. */
  readonly after?: string | undefined;
};

const row = z.object({ body: z.string() });

/** Stores a new object. `parent`: the id of what it belongs to, by which it is listed. */
export function addDocument<T extends Identified>(
  db: DatabaseSync,
  kind: Kind<T>,
  body: NoInfer<T>,
  parent: string | null = null,
): T {
  const insert = 'INSERT INTO documents (id, kind, parent, body) VALUES (?, ?, ?, ?)';
  execute(db, insert, body.id, kind.name, parent, JSON.stringify(body));
  return body;
}

/** Changes fields of an object, which must exist. Returns it as it is now. */
export function changeDocument<T extends Identified>(
  db: DatabaseSync,
  kind: Kind<T>,
  id: string,
  changes: Partial<NoInfer<T>>,
): T {
  const known = findDocument(db, kind, id);
  if (!known) throw new Error(`There is no ${kind.name} ${id}.`);
  const changed = kind.shape.parse({ ...known, ...changes });
  execute(db, 'UPDATE documents SET body = ? WHERE id = ?', JSON.stringify(changed), id);
  return changed;
}

/** Removes an object, if there is such. */
export function removeDocument(db: DatabaseSync, { name }: Pick<Kind<Identified>, 'name'>, id: string): void {
  execute(db, 'DELETE FROM documents WHERE kind = ? AND id = ?', name, id);
}

export function findDocument<T extends Identified>(db: DatabaseSync, kind: Kind<T>, id: string): T | null {
  const found = selectOne(db, row, 'SELECT body FROM documents WHERE kind = ? AND id = ?', kind.name, id);
  return found && kind.shape.parse(JSON.parse(found.body));
}

/** Returns the objects of a kind, the newest first; those of a parent if one is given. */
export function listDocuments<T extends Identified>(
  db: DatabaseSync,
  kind: Kind<T>,
  { parent, limit = 1000, after }: Wanted = {},
): T[] {
  const sql = `SELECT body FROM documents WHERE kind = ?1 AND (?2 IS NULL OR parent = ?2)
    AND (?3 IS NULL OR seq < (SELECT seq FROM documents WHERE id = ?3)) ORDER BY seq DESC LIMIT ?4`;
  const found = selectAll(db, row, sql, kind.name, parent ?? null, after ?? null, limit);
  return found.map(({ body }) => kind.shape.parse(JSON.parse(body)));
}

/** Returns an object of any kind as it is stored, for `expand`; null if there is none. */
export function anyDocument(db: DatabaseSync, id: string): unknown {
  const found = selectOne(db, row, 'SELECT body FROM documents WHERE id = ?', id);
  return found && z.json().parse(JSON.parse(found.body));
}
