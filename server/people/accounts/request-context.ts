import type { Context as HonoContext } from 'hono';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import type { ApiRequest } from '#platform/http/mount.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { networkOf } from '#platform/http/rate-limit.ts';
import { checkOrigin } from '#platform/http/origin-check.ts';
import type { Context, Services, TokenContext, Visitor } from '#server/core/context/context.ts';
import { admitProgram, isProgramToken, refuseTokenInAddress } from './program-visitor.service.ts';
import { noteAccount } from './security-log.service.ts';
import {
  endedMarkCookies,
  endedSessionCookie,
  mendedMarkCookie,
  sessionCookie,
  sessionMarkCookie,
  tokenOf,
  visitorOf,
} from './sessions.ts';
import { staffRules } from './staff-rules.service.ts';

/**
 * The cookies that name a browser and log nobody in: of a social login in progress, of a browser that somebody logged in with, of one
 * that bought without a login, and of one whose login waits for its second step. Their names differ from that of the session cookie, because the page cache recognizes
 * personal pages by that name (platform/page-cache/cacheable-pages.ts).
 */
function browserCookies(isSecure: boolean) {
  const prefix = isSecure ? '__Host-' : '';
  return {
    flow: secretCookie(`${prefix}percha-oidc`, { seconds: 600, isSecure }),
    known: secretCookie(`${prefix}known-browser`, { seconds: 31_536_000, isSecure }),
    guest: secretCookie(`${prefix}guest`, { seconds: 2_592_000, isSecure }),
    half: secretCookie(`${prefix}half-login`, { seconds: 600, isSecure }),
  };
}

/**
 * Returns a function that creates the context of a request. It throws `foreign_origin` for a state-changing request
 * from another origin (CSRF).
 */
export function requestContext(services: Services): (c: ApiRequest, endpoint: Endpoint) => Promise<Context> {
  // Streams are opened anew by pages that nobody looks at.
  return (c, { answers }) => contextOf(c, services, answers !== 'text/event-stream');
}

/**
 * Returns a function that creates a TokenContext, without a database query. It throws as `requestContext` does, and refuses programs:
 * they are no persons.
 */
export function tokenContext(services: Services): (c: ApiRequest) => Promise<TokenContext> {
  return async (c) => {
    const { brought, bare } = bareContext(c, services);
    if (brought && isProgramToken(brought.token)) throw new ShopError('not_in_scope');
    return { ...bare, visitor: { role: 'guest' } };
  };
}

async function contextOf(c: ApiRequest, services: Services, isUse: boolean): Promise<Context> {
  const { brought, bare } = bareContext(c, services);
  const { db, clock } = services;
  // Nothing that ends or proves a session ever sees the token of a program.
  if (brought && isProgramToken(brought.token)) {
    const program = await admitProgram(services, brought, bare.network);
    if (program.role !== 'guest') noteAccount(bare.request, program.id);
    return { ...bare, token: undefined, visitor: program };
  }
  const seen = { rules: staffRules(services), isUse };
  const visitor: Visitor = brought ? await visitorOf(db, brought, clock(), seen) : { role: 'guest' };
  if (visitor.role !== 'guest') {
    bare.session.mendMark();
    noteAccount(bare.request, visitor.id);
  }
  return { ...bare, visitor };
}

function bareContext(c: ApiRequest, services: Services) {
  const request = c.req.raw;
  const isSecure = services.settings.publicUrl.startsWith('https://');
  checkOrigin(request, services.settings);
  refuseTokenInAddress(request.url);
  const brought = tokenOf(request.headers, isSecure);
  const setCookie = replyCookies(c);
  const { flow, known, guest, half } = browserCookies(isSecure);
  const bare = {
    ...services,
    token: brought?.token,
    network: networkOf(c.env.ip),
    request,
    requestId: c.env.requestId,
    session: {
      keep(token: string, expiresAt: Date) {
        setCookie(sessionCookie(token, expiresAt, isSecure));
        for (const ended of endedMarkCookies(isSecure)) setCookie(ended);
        setCookie(sessionMarkCookie(token, expiresAt, isSecure));
      },
      drop() {
        setCookie(endedSessionCookie(isSecure));
        for (const ended of endedMarkCookies(isSecure)) setCookie(ended);
      },
      dropMark() {
        for (const ended of endedMarkCookies(isSecure)) setCookie(ended);
      },
      mendMark() {
        if (brought?.via !== 'cookie') return;
        const mended = mendedMarkCookie(brought.token, request.headers, services.clock(), isSecure);
        if (mended) setCookie(mended);
      },
    },
    flow: {
      key: flow.find(request.headers),
      keep: (key: string) => setCookie(flow.kept(key)),
      drop: () => setCookie(flow.ended()),
    },
    browser: {
      token: known.find(request.headers),
      keep: (token: string) => setCookie(known.kept(token)),
    },
    guest: {
      token: guest.find(request.headers),
      keep: (token: string) => setCookie(guest.kept(token)),
    },
    halfLogin: {
      token: half.find(request.headers),
      keep: (token: string) => setCookie(half.kept(token)),
      drop: () => setCookie(half.ended()),
    },
  };
  return { brought, bare };
}

/** A cookie with a secret of 256 bits, which only the shop reads. */
type SecretCookie = {
  /** Returns the secret that a browser sent; undefined if it has none. */
  find(headers: Headers): string | undefined;
  /** Returns the cookie that keeps a secret in the browser. */
  kept(secret: string): string;
  /** Returns the cookie that deletes it. */
  ended(): string;
};

/** SameSite=Lax, because the answers of other sites, as a social login's, arrive as navigations from there. */
const scope = 'Path=/; HttpOnly; SameSite=Lax';

/** Returns the cookie of a name, which lives for `seconds`. */
function secretCookie(name: string, { seconds, isSecure }: { seconds: number; isSecure: boolean }): SecretCookie {
  const safe = isSecure ? '; Secure' : '';
  return {
    find(headers) {
      const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
      const secret = pair?.slice(name.length + 1) ?? '';
      return /^[\w-]{43}$/.test(secret) ? secret : undefined;
    },
    kept: (secret) => `${name}=${secret}; ${scope}; Max-Age=${seconds}${safe}`,
    // A browser takes no cookie of such a name that is not Secure, not even one that deletes it.
    ended: () => `${name}=; ${scope}; Max-Age=0${safe}`,
  };
}

/** Returns a function that sets cookies of a response: the last one of each name counts. */
function replyCookies(c: HonoContext): (cookie: string) => void {
  const byName = new Map<string, string>();
  return (cookie) => {
    byName.set(cookie.slice(0, cookie.indexOf('=')), cookie);
    c.header('set-cookie', undefined);
    for (const each of byName.values()) c.header('set-cookie', each, { append: true });
  };
}
