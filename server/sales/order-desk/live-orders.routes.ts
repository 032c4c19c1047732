import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import type { liveOrders } from '#contract/sales/order-desk/live-orders.ts';
import { ofOnePerson } from '#platform/events/follow-changes.ts';
import type { EventStream } from '#platform/http/event-streams.ts';
import { visitorOf } from '#server/people/accounts/sessions.ts';
import { staffRules } from '#server/people/accounts/staff-rules.service.ts';
import { mayVisitor, type Context, type Services } from '#server/core/context/context.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { followOrders } from './live-orders.ts';

/** The streams of a process share one reader of the log. */
export function liveOrdersRoutes(services: Services): Routes<typeof liveOrders> {
  const feed = followOrders(services);

  function follow(ctx: Context, after: string | undefined): AnsweredStream {
    const { db, clock, streams, token = '', request, visitor } = ctx;
    if (request.method === 'HEAD') return { name: null, body: new ReadableStream({ start: (empty) => empty.close() }) };
    const via = visitor.role === 'guest' ? 'cookie' : visitor.via;
    const stream: EventStream = streams.open({
      owner: token,
      tag: `${ofOnePerson}${visitor.role === 'guest' ? '' : visitor.id}`,
      // A stream that is open is no use of the session.
      isAllowed: async () => {
        const seen = { rules: staffRules(ctx), isUse: false };
        return mayVisitor(await visitorOf(db, { token, via }, clock(), seen), 'orders.read');
      },
      onEnd: () => feed.leave(stream),
    });
    // A client that opens the stream anew cannot set the header, so it names the position in the address.
    const last = request.headers.get('last-event-id') ?? after;
    feed.join(stream, last).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'a stream of orders could not begin');
      stream.end();
    });
    return { name: null, body: stream.body };
  }

  return { follow: (ctx, { after }) => follow(ctx, after) };
}
