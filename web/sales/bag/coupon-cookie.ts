import { codePattern } from '#contract/sales/coupons/coupon-code.ts';
import { bagPaths } from './held-cookie.ts';

/** The cookie of the coupon that the bag has, with or without scripts. It is sent to the bag's pages only, as that of the bag. */
const name = 'cupon';
const scope = 'HttpOnly; SameSite=Lax';
const lifetimeSeconds = 30 * 86_400;

/** Returns the code of the coupon in the cookies of a request; '' if there is none. */
export function couponIn(headers: Headers): string {
  const code = new RegExp(`(?:^|;\\s*)${name}=([A-Z0-9-]+)(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1] ?? '';
  return codePattern.test(code) ? code : '';
}

/**
 * Returns the cookies that keep the code of a coupon; '' deletes them. The bag's page is asked again at '/bag.data' by scripts, which
 * is not below '/bag'.
 */
export function couponCookies(code: string, isSecure: boolean): readonly string[] {
  const rest = code === '' ? 'Max-Age=0' : `Max-Age=${lifetimeSeconds}${isSecure ? '; Secure' : ''}`;
  return bagPaths()
    .flatMap((path) => [path, `${path}.data`])
    .map((path) => `${name}=${code}; Path=${path}; ${scope}; ${rest}`);
}
