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
export function routesOf(calls: NoticeCalls): Routes<NoticeCalls> {
  return Object.fromEntries(Object.keys(calls).map((provider) => [provider, routeOf(provider)]));
}

// A provider of the table without a route does not compile.
export const noticesRoutes: Routes<typeof notices> = { 'mercado-pago': routeOf('mercado-pago') };
