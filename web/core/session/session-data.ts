import type { RouterContextProvider } from 'react-router';
import { personal } from '#contract/marketing/personal.ts';
import { apiContext, frameClientOf } from '../api-client/api-client.ts';
import { guest } from './person.ts';

/**
 * What every page knows: the shop's mode, and who looks at it. A page that is the same for everybody is made without
 * cookies, so it is made for a guest; the browser asks for the person afterwards.
 */
export async function sessionData(request: Request, context: Readonly<RouterContextProvider>) {
  const { isDemo, hasOutbox, publicUrl, apiBase } = context.get(apiContext);
  const person = request.headers.has('cookie') ? await frameClientOf(context).load(personal.show, {}) : guest;
  return { ...person, isDemo, hasOutbox, publicUrl, personalAddress: `${apiBase}${personal.show.path}` };
}

export type SessionData = Awaited<ReturnType<typeof sessionData>>;
