const name = 'percha-oidc';

/** As long as a login elsewhere may take, in seconds. */
const lifetime = 600;

/** Lax, for the provider's answer comes as a link from elsewhere. */
const scope = 'Path=/; HttpOnly; SameSite=Lax';

/** The cookie that binds a login elsewhere to the browser that began it. */
export function flowCookie(key: string, isSecure: boolean): string {
  return `${name}=${key}; ${scope}; Max-Age=${lifetime}${isSecure ? '; Secure' : ''}`;
}

/** Forgets it: it has served. */
export function endedFlowCookie(): string {
  return `${name}=; ${scope}; Max-Age=0`;
}

/** The key that a browser brings; undefined for one that began no login. */
export function flowKeyOf(headers: Headers): string | undefined {
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  const key = pair?.slice(name.length + 1) ?? '';
  return /^[\w-]{43}$/.test(key) ? key : undefined;
}
