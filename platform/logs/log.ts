import pino from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';

/**
 * The process's log: one JSON object a line, without personal data, tokens or bodies. `stream` is where it goes instead
 * of the standard output.
 */
export function openLog({ logLevel }: { readonly logLevel: Level | 'silent' }, stream?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: ['*.password', '*.token', '*.authorization', '*.cookie'],
    serializers: { err: impersonal },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** What the database and its driver say of a failed statement beside its text: the values, which may be a person's. */
const values = new Set(['params', 'detail', 'where', 'internalQuery', 'cause', 'aggregateErrors', 'raw']);

/** Returns a text without the e-mail addresses in it: a mail server names them, and the log outlives accounts. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>:;,"'()[\]]+@[^\s<>:;,"'()[\]]+/g, '(correo)');
}

/** An error without the values that it was about. Drizzle writes them into the message, after the statement. */
function impersonal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack, ...rest } = pino.stdSerializers.err(error);
  const withoutValues = (text: string) =>
    withoutAddresses(text.replaceAll(/\nparams: [^]*?(?=\n\s+at |\ncaused by|$)/g, ''));
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !values.has(name))),
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...(error.cause === undefined ? {} : { cause: impersonal(error.cause) }),
  };
}
