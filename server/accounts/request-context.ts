import type { ApiRequest } from '#platform/http/mount.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { checkOrigin } from '#platform/http/origin-check.ts';
import { replyCookies } from '#platform/http/reply-cookies.ts';
import type { Context, Services, Visitor } from '../context/context.ts';
import { endedFlowCookie, flowCookie, flowKeyOf } from './flow-cookie.ts';
import { knownBrowserCookie, knownBrowserOf } from './known-browser-cookie.ts';
import {
  endedMarkCookie,
  endedSessionCookie,
  mendedMarkCookie,
  sessionCookie,
  sessionMarkCookie,
  tokenOf,
  visitorOf,
} from './sessions.ts';

/** Returns what makes the context of a request. It throws `foreign_origin` for a change that a foreign page asks for. */
export function requestContext(services: Services): (c: ApiRequest) => Promise<Context> {
  return (c) => contextOf(c, services);
}

async function contextOf(c: ApiRequest, services: Services): Promise<Context> {
  const request = c.req.raw;
  const isSecure = services.settings.publicUrl.startsWith('https://');
  checkOrigin(request, services.settings);
  const brought = tokenOf(request.headers, isSecure);
  const setCookie = replyCookies(c);
  const now = services.clock();
  const visitor: Visitor = brought ? await visitorOf(services.db, brought.token, brought.via, now) : { role: 'guest' };
  if (brought?.via === 'cookie' && visitor.role !== 'guest') {
    const mended = mendedMarkCookie(brought.token, request.headers, now, isSecure);
    if (mended) setCookie(mended);
  }
  return {
    ...services,
    visitor,
    token: brought?.token,
    network: networkOf(c.env.ip),
    request,
    session: {
      keep(token, expiresAt) {
        setCookie(sessionCookie(token, expiresAt, isSecure));
        setCookie(sessionMarkCookie(token, expiresAt, isSecure));
      },
      drop() {
        setCookie(endedSessionCookie(isSecure));
        setCookie(endedMarkCookie(isSecure));
      },
      dropMark: () => setCookie(endedMarkCookie(isSecure)),
    },
    flow: {
      key: flowKeyOf(request.headers),
      keep: (key) => setCookie(flowCookie(key, isSecure)),
      drop: () => setCookie(endedFlowCookie()),
    },
    browser: {
      token: knownBrowserOf(request.headers, isSecure),
      keep: (token) => setCookie(knownBrowserCookie(token, isSecure)),
    },
  };
}
