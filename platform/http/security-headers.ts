/** Header names in lower case with their values. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** The max-age of HSTS, in seconds: a year. */
const yearSeconds = 31_536_000;

const noFrame = "frame-ancestors 'none'";

/**
 * The content security policy of a response without its own, which only pages have: opened directly, such as a picture
 * or the list of calls, it runs nothing, loads nothing and cannot be framed.
 */
const policyWithoutPage = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; ${noFrame}`;

/** Returns the headers of all responses of the shop (OWASP Secure Headers). On https they include HSTS (RFC 6797). */
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

/**
 * Adds the headers that a response lacks: a page has a more precise policy of its own, but every policy has
 * frame-ancestors.
 */
export function withSecurityHeaders(response: Response, common: SecurityHeaders): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(common)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const policy = headers.get('content-security-policy') ?? '';
  if (!policy.includes('frame-ancestors')) headers.set('content-security-policy', `${policy}; ${noFrame}`);
  return response;
}
