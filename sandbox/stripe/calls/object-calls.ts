import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';
import { expand, page } from '../api/form-fields.ts';
import { listAnswer } from '../api/list-answer.ts';
import { answered, readQuery } from './route-call.ts';
import { missing } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { findDocument, listDocuments } from '../store/documents.ts';
import type { Kind } from '../store/documents.ts';

type Readable<S extends z.ZodType<{ id: string }>> = {
  readonly kind: Kind<S>;
  /** The address below /v1. */
  readonly path: string;
  /** By which parameter it is listed, beside all. */
  readonly parent?: string;
};

const only = z.strictObject({ expand });
const created = z.strictObject({ gt: z.string().optional(), gte: z.string().optional(), lt: z.string().optional() });

/** GET of one object by its id, and of a list of them. */
export function objectCalls<S extends z.ZodType<{ id: string }>>(sandbox: StripeSandbox, readable: Readable<S>) {
  const { kind, path, parent } = readable;
  const listed = z.strictObject({
    ...page,
    created: created.optional(),
    ...(parent !== undefined && { [parent]: z.string().optional() }),
  });
  const calls = new Hono();
  calls.get('/', (c) => {
    const query = readQuery(c, listed);
    const wanted = parent === undefined ? undefined : z.string().optional().parse(Reflect.get(query, parent));
    const found = listDocuments(sandbox.db, kind, {
      parent: wanted,
      limit: query.limit + 1,
      after: query.starting_after,
    });
    return answered(sandbox, c, listAnswer(`/v1/${path}`, found, query.limit), query.expand);
  });
  calls.get('/:id', (c: Context) => {
    const { expand: paths } = readQuery(c, only);
    const id = c.req.param('id') ?? '';
    const found = findDocument(sandbox.db, kind, id);
    if (!found) throw missing(kind.name, id, kind.name);
    return answered(sandbox, c, found, paths);
  });
  return calls;
}
