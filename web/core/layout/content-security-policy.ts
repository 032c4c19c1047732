/** The `handle` of a route that a page of the back office shows in a frame. No other site can frame it. */
export const shownInFrame = 'shown in a frame';

/** Returns a new nonce of 128 random bits, as CSP level 3 asks (7.1); a UUID has six fewer. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type PolicyNeeds = {
  readonly nonce: string;
  readonly payHosts: readonly string[];
  readonly isDevelopment: boolean;
  readonly isFramed: boolean;
};

/**
 * Returns the pages' content security policy (CSP level 3): own files only, scripts by nonce. `payHosts` are the
 * origins of payment pages: browsers apply form-action to the redirect after a form too. `isDevelopment` allows what
 * Vite's live reload needs, `isFramed` a frame in a page of the shop itself.
 */
export function contentSecurityPolicy({ nonce, payHosts, isDevelopment, isFramed }: PolicyNeeds): string {
  const rules = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'`,
    // Positioning libraries write style attributes; style elements still need the nonce.
    'style-src-elem': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    // A product's picture may be on the shop owner's own picture host.
    'img-src': "'self' https: data: blob:",
    'font-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': ["'self'", ...payHosts].join(' '),
    'frame-ancestors': isFramed ? "'self'" : "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
