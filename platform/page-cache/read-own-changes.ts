import type { Handler } from '../http/middleware.ts';

/**
 * Responds to a request that may change something when the page cache has every change that was committed meanwhile.
 * So whoever saved something finds it on the next page, even if the notification is late (`catchUp`, in
 * platform/events/follow-changes.ts).
 */
export function readOwnChanges(site: Handler, catchUp: () => Promise<void>): Handler {
  return async (request, connection) => {
    const response = await site(request, connection);
    if (request.method !== 'GET' && request.method !== 'HEAD') await catchUp();
    return response;
  };
}
