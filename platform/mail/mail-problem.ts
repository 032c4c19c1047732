/** The longest words of a server that are told. */
const most = 200;

/**
 * Returns why a mail server did not do what it was asked for: its reply, or what the connection failed with. Of a server that
 * does not speak SMTP nothing is repeated, but undefined returned: it is no mail server, and its words are nobody's business.
 */
export function mailProblem(error: unknown): string | undefined {
  const { message, response } = error instanceof Error ? withReply(error) : { message: String(error), response: '' };
  if (response === '') return shortened(message);
  return /^\d{3}[ -]/.test(response) ? shortened(response) : undefined;
}

/** True if a mail server refused the login, or the library could not log in. */
export function isLoginRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAUTH';
}

/** The reply of a server, as the library adds it to its errors; '' for an error without one. */
function withReply(error: Error): { readonly message: string; readonly response: string } {
  const response = 'response' in error && typeof error.response === 'string' ? error.response : '';
  return { message: error.message, response };
}

function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
}
