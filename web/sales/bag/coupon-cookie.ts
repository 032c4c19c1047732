import { codePattern } from '#contract/sales/coupons/coupon-code.ts';
import { bagPaths } from './held-cookie.ts';

/** The cookie of the coupon that the bag has, with or without scripts. It is sent to the bag's pages only, as that of the bag. */
const name = 'cupon';

/** The name on https; see the bag's. */
const secureName = `__Secure-${name}`;
const scope = 'HttpOnly; SameSite=Lax';
const lifetimeSeconds = 30 * 86_400;

/** Returns the code of the coupon in the cookies of a request; '' if there is none. */
export function couponIn(headers: Headers): string {
  const cookies = headers.get('cookie') ?? '';
  const [code = ''] = [secureName, name].flatMap(
    (one) => new RegExp(`(?:^|;\\s*)${one}=([A-Z0-9-]+)(?:;|$)`).exec(cookies)?.[1] ?? [],
  );
  return codePattern.test(code) ? code : '';
}

/**
 * Returns the cookies that keep the code of a coupon; '' deletes them. The bag's page is asked again at '/bag.data' by scripts, which
 * is not below '/bag'.
 */
export function couponCookies(code: string, isSecure: boolean): readonly string[] {
  const rest = `Max-Age=${code === '' ? 0 : lifetimeSeconds}${isSecure ? '; Secure' : ''}`;
  // On https that of an earlier version, which had no prefix, is deleted with it.
  const names = isSecure ? [secureName, ...(code === '' ? [name] : [])] : [name];
  return names.flatMap((one) =>
    bagPaths()
      .flatMap((path) => [path, `${path}.data`])
      .map((path) => `${one}=${code}; Path=${path}; ${scope}; ${rest}`),
  );
}
