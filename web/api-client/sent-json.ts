import { z } from 'zod';

/** The `handle` of a route whose action reads JSON; to all others it is refused. */
export const takesJson = { takesJson: true } as const;

/** Reads what a form sent as JSON. The call that it is given to checks every field of it. */
export async function sentJson<Sent extends object>(request: Request): Promise<Sent> {
  return z.custom<Sent>((value) => typeof value === 'object' && value !== null).parse(await request.json());
}
