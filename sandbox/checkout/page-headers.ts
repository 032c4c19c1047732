import { createMiddleware } from 'hono/factory';

/**
 * The content security policy of every page: only our own style and script, and forms to this server or `formTargets`.
 */
export function pagePolicy(formTargets: readonly string[] = []): string {
  const formAction = ["form-action 'self'", ...formTargets].join(' ');
  return `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; ${formAction}`;
}

export const pageHeaders = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('cache-control', 'no-store');
  c.res.headers.set('x-content-type-options', 'nosniff');
  c.res.headers.set('referrer-policy', 'same-origin');
  c.res.headers.set('x-frame-options', 'DENY');
  if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', pagePolicy());
});
