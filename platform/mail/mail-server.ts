/** The options of an address that are understood; a library that took any could be told to run a program instead. */
const names = ['requireTLS', 'ignoreTLS', 'name', 'authMethod'] as const;
const tlsNames = ['rejectUnauthorized', 'servername'] as const;

/** Returns how the mail server at an address is reached: 'smtps://user:password@host:465', 'smtp://host?requireTLS=true'. */
export function mailServerAt(address: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(address);
  const chosen = (wanted: readonly string[], prefix = '') =>
    Object.fromEntries(
      wanted.flatMap((name) => {
        const value = searchParams.get(`${prefix}${name}`);
        return value === null ? [] : [[name, value === 'true' || (value === 'false' ? false : value)] as const];
      }),
    );
  return {
    ...chosen(names),
    tls: chosen(tlsNames, 'tls.'),
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username !== '' && { auth: { user: decoded(username), pass: decoded(password) } }),
    // A text must never make the shop read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
