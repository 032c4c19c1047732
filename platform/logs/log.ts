import pino from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';

/**
 * Opens the process's log: one JSON object a line, without personal data, tokens or bodies. `stream` replaces the
 * standard output.
 */
export function openLog({ logLevel }: { readonly logLevel: Level | 'silent' }, stream?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: ['*.password', '*.token', '*.authorization', '*.cookie'],
    serializers: { err: impersonal },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** The properties of a database error that hold values, which may be personal data. */
const values = new Set(['params', 'detail', 'where', 'internalQuery', 'cause', 'aggregateErrors', 'raw']);

/** Removes e-mail addresses from a text: a mail server's errors name them, and the log outlives accounts. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>:;,"'()[\]]+@[^\s<>:;,"'()[\]]+/g, '(correo)');
}

/** Returns an error without its values. Drizzle appends them to the message, after the statement. */
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
