import { data, type RouterContextProvider } from 'react-router';
import { apiContext, type Demonstration } from '#web/core/api-client/api-client.ts';

/**
 * Returns what the demonstration shows of itself. Throws the 404 page in a live shop, which has none of the pages that
 * only tell of the demonstration or stand for others.
 */
export function demonstrationOf(context: Readonly<RouterContextProvider>): Demonstration {
  const { demonstration } = context.get(apiContext);
  if (!demonstration) throw data({ code: 'not_found' }, { status: 404 });
  return demonstration;
}
