const name = 'percha-oidc';

/** How long a social login may take, in seconds. */
const lifetime = 600;

/** SameSite=Lax, because the provider's answer arrives as a navigation from another site. */
const scope = 'Path=/; HttpOnly; SameSite=Lax';

/** Returns the cookie that binds a social login to the browser that started it. */
export function flowCookie(key: string, isSecure: boolean): string {
  return `${name}=${key}; ${scope}; Max-Age=${lifetime}${isSecure ? '; Secure' : ''}`;
}

/** Returns the cookie that deletes it. */
export function endedFlowCookie(): string {
  return `${name}=; ${scope}; Max-Age=0`;
}

/** Returns the key that a browser sent; undefined if it started no social login. */
export function flowKeyOf(headers: Headers): string | undefined {
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  const key = pair?.slice(name.length + 1) ?? '';
  return /^[\w-]{43}$/.test(key) ? key : undefined;
}
