import { Hono } from 'hono';
import { z } from 'zod';
import { expand, page } from '../api/form-fields.ts';
import { listAnswer } from '../api/list-answer.ts';
import { badRequest, missing } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { findDocument, listDocuments, type Kind } from '../store/documents.ts';
import { answered, readQuery } from './route-call.ts';

/** By which parameters objects are listed, beside all. */
const parents = { payment_intent: z.string().optional() };

type Parent = keyof typeof parents;

type Readable<T extends { readonly id: string }> = {
  readonly kind: Kind<T>;
  /** The address below /v1. */
  readonly path: string;
  readonly parent?: Parent;
};

const only = z.strictObject({ expand });
const listed = z.strictObject({ ...page, ...parents });

/** GET of one object by its id, and of a list of them. */
export function objectCalls<T extends { readonly id: string }>(sandbox: StripeSandbox, readable: Readable<T>) {
  const { kind, path, parent } = readable;
  const calls = new Hono();
  calls.get('/', (c) => {
    const query = readQuery(c, listed);
    const foreign = 'payment_intent';
    if (parent === undefined && query[foreign] !== undefined) {
      throw badRequest(`Received unknown parameter: ${foreign}`, { code: 'parameter_unknown', param: foreign });
    }
    const found = listDocuments(sandbox.db, kind, {
      parent: parent && query[parent],
      limit: query.limit + 1,
      after: query.starting_after,
    });
    return answered(sandbox, c, listAnswer(`/v1/${path}`, found, query.limit), query.expand);
  });
  calls.get('/:id', (c) => {
    const { expand: paths } = readQuery(c, only);
    const id = c.req.param('id');
    const found = findDocument(sandbox.db, kind, id);
    if (!found) throw missing(kind.name, id, kind.name);
    return answered(sandbox, c, found, paths);
  });
  return calls;
}
