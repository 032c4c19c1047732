import { z } from 'zod';

/** The `handle` of a route whose action reads JSON; other routes reject it. */
export const takesJson = { takesJson: true } as const;

const sent = z.record(z.string(), z.unknown());

/**
 * Reads the JSON that a form sent. Its fields are not validated here: `relay` of the API client has the server validate
 * them.
 */
export async function sentJson(request: Request): Promise<Readonly<Record<string, unknown>>> {
  return sent.parse(await request.json());
}
