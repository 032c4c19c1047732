import { notices } from '#contract/sales/payments/notices.ts';
import type { NoticeCall, NoticeInput } from '#contract/sales/payments/notices.ts';
import type { Context } from '#server/core/context/context.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { receiveNotice } from './webhook.ts';

type NoticeCalls = Readonly<Record<string, NoticeCall>>;

/** Returns what answers the notices of a provider: they go to the adapter of that name. */
const routeOf =
  (provider: string) =>
  (ctx: Context, { bytes }: NoticeInput) =>
    receiveNotice(ctx, provider, bytes);

/** Returns a route for each provider of a table. */
export function routesOf<Calls extends NoticeCalls>(calls: Calls): Routes<Calls>;
export function routesOf(calls: NoticeCalls): Routes<NoticeCalls> {
  return Object.fromEntries(Object.keys(calls).map((provider) => [provider, routeOf(provider)]));
}

export const noticesRoutes = routesOf(notices);
