/** A cookie with a secret of 256 bits, which only the shop reads. */
export type SecretCookie = {
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
export function secretCookie(
  name: string,
  { seconds, isSecure }: { seconds: number; isSecure: boolean },
): SecretCookie {
  const safe = isSecure ? '; Secure' : '';
  return {
    find(headers) {
      const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
      const secret = pair?.slice(name.length + 1) ?? '';
      return /^[\w-]{43}$/.test(secret) ? secret : undefined;
    },
    kept: (secret) => `${name}=${secret}; ${scope}; Max-Age=${seconds}${safe}`,
    ended: () => `${name}=; ${scope}; Max-Age=0`,
  };
}
