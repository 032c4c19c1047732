/** An SMTP server and how to log in to it. */
export type SmtpAddress = {
  readonly host: string;
  readonly port: number;
  /** True for TLS from the start; else the connection is upgraded by STARTTLS if the server offers it. */
  readonly secure: boolean;
  /** True if nothing is sent without TLS. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
};

/** The ports that the protocols imply: submission with TLS from the start (RFC 8314), and submission (RFC 6409). */
const ports = { 'smtps:': 465, 'smtp:': 587 } as const;

/**
 * Reads 'smtps://user:password@host:465' and 'smtp://host:587?requireTLS=true'; undefined for anything else. Nothing else
 * of an address may reach the mail library: it takes each of its options from a query, the program to send with included.
 */
export function smtpAddress(text: string): SmtpAddress | undefined {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'smtps:' && url.protocol !== 'smtp:')) return undefined;
  const { hostname, hash, pathname, protocol, port, search, username, password } = url;
  if (hostname === '' || port === '0' || hash !== '' || !['', '/'].includes(pathname)) return undefined;
  if (!['', '?requireTLS=true', '?requireTLS=false'].includes(search)) return undefined;
  if (!/^[\w.:[\]-]+$/.test(hostname)) return undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? ports[protocol] : Number(port),
    secure: protocol === 'smtps:',
    requireTLS: search === '?requireTLS=true',
    ...(username !== '' && { auth: { user: decoded(username), pass: decoded(password) } }),
  };
}

/** A password with a bare '%' is taken as it was typed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
