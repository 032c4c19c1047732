import { notices, type NoticeCall, type NoticeInput } from '#contract/sales/payments/notices.ts';
import type { Context } from '#server/core/context/context.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { receiveNotice } from './notices.ts';

type NoticeCalls = Readonly<Record<string, NoticeCall>>;

/** Returns a route for each provider of the table: its notices go to the adapter of that name. */
export function routesOf<C extends NoticeCalls>(calls: C): Routes<C>;
export function routesOf(calls: NoticeCalls): Routes<NoticeCalls> {
  return Object.fromEntries(
    Object.keys(calls).map((provider) => [
      provider,
      (ctx: Context, { bytes }: NoticeInput) => receiveNotice(ctx, provider, bytes),
    ]),
  );
}

export const noticesRoutes = routesOf(notices);
