/** Why another server could not be asked. */
export type ConnectionFailure = 'certificate' | 'cut' | 'noRoute' | 'refused' | 'timeout' | 'unknownHost';

/**
 * The codes of system errors (errno(3), getaddrinfo(3)), of OpenSSL, of Node's fetch and of the mail library. Libraries put them
 * into the code of an error, of its cause, or only into its message.
 */
const codes: readonly (readonly [ConnectionFailure, RegExp])[] = [
  ['unknownHost', /ENOTFOUND|EAI_AGAIN|EAI_FAIL|EDNS/],
  ['refused', /ECONNREFUSED/],
  ['noRoute', /EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/],
  ['timeout', /ETIMEDOUT|TimeoutError|UND_ERR_\w*TIMEOUT/],
  ['certificate', /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/],
  ['cut', /ECONNRESET|EPIPE|UND_ERR_SOCKET|ECONNECTION/],
];

/** Returns why a connection failed, and the code that says so; undefined for an error of another kind. */
export function connectionFailure(
  error: unknown,
): { readonly kind: ConnectionFailure; readonly code: string } | undefined {
  const said = saidBy(error).join(' ');
  for (const [kind, pattern] of codes) {
    const [code] = pattern.exec(said) ?? [];
    if (code !== undefined) return { kind, code };
  }
  return undefined;
}

/** Returns what an error and its causes say: codes, names and messages. A mail server's own reply is not among them. */
function saidBy(error: unknown): string[] {
  if (!(error instanceof Error) || 'response' in error) return [];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error.name, code, error.message, ...inner.flatMap((one) => saidBy(one))];
}
