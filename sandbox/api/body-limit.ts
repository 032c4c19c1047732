import { createMiddleware } from 'hono/factory';

const MOST_BYTES = 512 * 1024;

/** Rejects a body that is too long or has no Content-Length. */
export const limitBody = createMiddleware(async (c, next) => {
  if (c.req.header('transfer-encoding') !== undefined) return c.json({ error: 'length_required', status: 411 }, 411);
  if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) {
    return c.json({ error: 'payload_too_large', status: 413 }, 413);
  }
  return next();
});
