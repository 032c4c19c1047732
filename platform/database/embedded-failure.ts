/** The included database cannot be used. The message is one Spanish line for whoever starts the shop. */
export class EmbeddedFailure extends Error {
  override readonly name = 'EmbeddedFailure';
}

/** What went wrong, as text fit for the end of a line: the system's code when there is one, else the message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
