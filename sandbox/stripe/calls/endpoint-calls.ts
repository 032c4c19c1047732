import { Hono } from 'hono';
import { z } from 'zod';
import { expand, metadata } from '../api/form-fields.ts';
import { answerPost } from './route-call.ts';
import { missing } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { addDocument, findDocument, listDocuments, removeDocument } from '../store/documents.ts';
import { newId } from '../values/new-id.ts';
import { secondsNow } from '../values/settings.ts';
import { endpoint, type Endpoint } from '../webhooks/event-kinds.ts';

const input = z.strictObject({
  api_version: z.string().optional(),
  description: z.string().max(500).optional(),
  enabled_events: z.array(z.string()).min(1),
  expand,
  metadata: metadata.optional(),
  url: z.url({ protocol: /^https?$/, error: 'Not a valid URL' }),
});

type Wanted = Pick<Endpoint, 'url' | 'secret' | 'enabled_events'> & Partial<Endpoint>;

/** Adds an address for events. */
export function addEndpoint({ db, settings }: StripeSandbox, wanted: Wanted): Endpoint {
  return addDocument(db, endpoint, {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    created: secondsNow(settings),
    description: null,
    livemode: false,
    metadata: {},
    status: 'enabled',
    ...wanted,
  });
}

/** Adds the address of the process that stands here, once, with the secret of this start. */
export function keepEndpoint(sandbox: StripeSandbox, url: string, secret: string): void {
  const id = 'we_ofthisprocess';
  removeDocument(sandbox.db, endpoint, id);
  addEndpoint(sandbox, { id, url, secret, enabled_events: ['*'] });
}

/** Its secret is answered when it is made, and never again. */
function withoutSecret({ secret: _secret, ...shown }: Endpoint) {
  return shown;
}

/** /v1/webhook_endpoints */
export function endpointCalls(sandbox: StripeSandbox) {
  const calls = new Hono();
  calls.post('/', (c) =>
    answerPost(sandbox, c, input, ({ expand: _expand, ...asked }) =>
      addEndpoint(sandbox, {
        url: asked.url,
        enabled_events: asked.enabled_events,
        secret: newId('whsec', 32),
        api_version: asked.api_version ?? null,
        description: asked.description ?? null,
        metadata: asked.metadata ?? {},
      }),
    ),
  );
  calls.get('/', (c) => {
    const data = listDocuments(sandbox.db, endpoint).map(withoutSecret);
    return c.json({ object: 'list', url: '/v1/webhook_endpoints', has_more: false, data });
  });
  calls.delete('/:id', (c) => {
    const id = c.req.param('id');
    if (!findDocument(sandbox.db, endpoint, id)) throw missing('webhook endpoint', id);
    removeDocument(sandbox.db, endpoint, id);
    return c.json({ id, object: 'webhook_endpoint', deleted: true });
  });
  return calls;
}
