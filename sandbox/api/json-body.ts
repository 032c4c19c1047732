import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

/** Returns the parsed JSON body; `{}` when there is none (a full refund has no body). */
export async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'bad_request', 'Invalid JSON body');
  }
}
