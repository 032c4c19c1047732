import type { ApiRequest } from '#platform/http/mount.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { checkOrigin } from '#platform/http/origin-check.ts';
import { replyCookies } from '#platform/http/reply-cookies.ts';
import type { Context, Services, TokenContext, Visitor } from '#server/core/context/context.ts';
import {
  endedMarkCookie,
  endedSessionCookie,
  mendedMarkCookie,
  sessionCookie,
  sessionMarkCookie,
  tokenOf,
  visitorOf,
} from './sessions.ts';

const name = 'percha-oidc';

/** How long a social login may take, in seconds. */
const lifetime = 600;

/** SameSite=Lax, because the provider's answer arrives as a navigation from another site. */
const scope = 'Path=/; HttpOnly; SameSite=Lax';

/** Returns the cookie that binds a social login to the browser that started it. */
function flowCookie(key: string, isSecure: boolean): string {
  return `${name}=${key}; ${scope}; Max-Age=${lifetime}${isSecure ? '; Secure' : ''}`;
}

/** Returns the cookie that deletes it. */
function endedFlowCookie(): string {
  return `${name}=; ${scope}; Max-Age=0`;
}

/** Returns the key that a browser sent; undefined if it started no social login. */
function flowKeyOf(headers: Headers): string | undefined {
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  const key = pair?.slice(name.length + 1) ?? '';
  return /^[\w-]{43}$/.test(key) ? key : undefined;
}

/**
 * The name of the cookie by which the shop recognizes a browser that somebody logged in with. It does not log anybody
 * in. Its name differs from that of the session cookie, because the page cache recognizes personal pages by that name
 * (platform/page-cache/cacheable-pages.ts).
 */
function knownBrowserName(isSecure: boolean): string {
  return isSecure ? '__Host-known-browser' : 'known-browser';
}

/** A year, in seconds. */
const knownBrowserLifetime = 31_536_000;

function knownBrowserCookie(token: string, isSecure: boolean): string {
  return `${knownBrowserName(isSecure)}=${token}; ${scope}; Max-Age=${knownBrowserLifetime}${isSecure ? '; Secure' : ''}`;
}

/** Returns the secret that a browser sent; undefined if it has none. */
function knownBrowserOf(headers: Headers, isSecure: boolean): string | undefined {
  const prefix = `${knownBrowserName(isSecure)}=`;
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}

/**
 * Returns a function that creates the context of a request. It throws `foreign_origin` for a state-changing request
 * from another origin (CSRF).
 */
export function requestContext(services: Services): (c: ApiRequest) => Promise<Context> {
  return (c) => contextOf(c, services);
}

/** Returns a function that creates a TokenContext, without a database query. It throws as `requestContext` does. */
export function tokenContext(services: Services): (c: ApiRequest) => Promise<TokenContext> {
  return async (c) => ({ ...bareContext(c, services).bare, visitor: { role: 'guest' } });
}

async function contextOf(c: ApiRequest, services: Services): Promise<Context> {
  const { brought, bare } = bareContext(c, services);
  const { db, clock } = services;
  const visitor: Visitor = brought ? await visitorOf(db, brought.token, brought.via, clock()) : { role: 'guest' };
  if (visitor.role !== 'guest') bare.session.mendMark();
  return { ...bare, visitor };
}

function bareContext(c: ApiRequest, services: Services) {
  const request = c.req.raw;
  const isSecure = services.settings.publicUrl.startsWith('https://');
  checkOrigin(request, services.settings);
  const brought = tokenOf(request.headers, isSecure);
  const setCookie = replyCookies(c);
  const bare = {
    ...services,
    token: brought?.token,
    network: networkOf(c.env.ip),
    request,
    session: {
      keep(token: string, expiresAt: Date) {
        setCookie(sessionCookie(token, expiresAt, isSecure));
        setCookie(sessionMarkCookie(token, expiresAt, isSecure));
      },
      drop() {
        setCookie(endedSessionCookie(isSecure));
        setCookie(endedMarkCookie(isSecure));
      },
      dropMark: () => setCookie(endedMarkCookie(isSecure)),
      mendMark() {
        if (brought?.via !== 'cookie') return;
        const mended = mendedMarkCookie(brought.token, request.headers, services.clock(), isSecure);
        if (mended) setCookie(mended);
      },
    },
    flow: {
      key: flowKeyOf(request.headers),
      keep: (key: string) => setCookie(flowCookie(key, isSecure)),
      drop: () => setCookie(endedFlowCookie()),
    },
    browser: {
      token: knownBrowserOf(request.headers, isSecure),
      keep: (token: string) => setCookie(knownBrowserCookie(token, isSecure)),
    },
  };
  return { brought, bare };
}
