import { z } from 'zod';

/** Reads what a form sent as JSON. The call that it is given to checks every field of it. */
export async function sentJson<Sent extends object>(request: Request): Promise<Sent> {
  return z.custom<Sent>((value) => typeof value === 'object' && value !== null).parse(await request.json());
}
