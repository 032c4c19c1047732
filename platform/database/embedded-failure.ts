import { StartRefused } from '../process/start-refused.ts';

/** The embedded database cannot be used. The message is one Spanish line for the person who starts the shop. */
export class EmbeddedFailure extends StartRefused {
  override readonly name = 'EmbeddedFailure';
}

/**
 * Returns the reason of an error as text for the end of a line: the system's error code if there is one, else the
 * message.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
