/** Names in lower case with their values. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** How long a browser comes by https only, in seconds: a year. */
const yearSeconds = 31_536_000;

const noFrame = "frame-ancestors 'none'";

/**
 * For an answer that brings no policy of its own, which only a page does: opened by itself, such as a picture or the list
 * of calls, it runs nothing, loads nothing and stands in no frame.
 */
const policyWithoutPage = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; ${noFrame}`;

/**
 * The headers of every answer of the shop, whichever part makes it (OWASP Secure Headers). Where the shop is on https, a
 * browser that was there once comes by nothing else (RFC 6797).
 */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': policyWithoutPage,
    ...(publicUrl.startsWith('https://') && {
      'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains`,
    }),
  };
}

/** Adds to an answer what it does not say itself: a page knows its policy better, but no policy forgets frames. */
export function withSecurityHeaders(response: Response, common: SecurityHeaders): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(common)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const policy = headers.get('content-security-policy') ?? '';
  if (!policy.includes('frame-ancestors')) headers.set('content-security-policy', `${policy}; ${noFrame}`);
  return response;
}
