import pino from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';
import { fewOutageLines } from './outage-lines.ts';

type Options = {
  readonly logLevel: Level | 'silent';
  /** Tells the errors of a database that is away, of which there are few lines. */
  readonly isAway?: (error: unknown) => boolean;
};

/**
 * Opens the process's log: one JSON object a line, without personal data, tokens or bodies. `stream` replaces the
 * standard output.
 */
export function openLog({ logLevel, isAway = () => false }: Options, stream?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: ['*.password', '*.token', '*.authorization', '*.cookie'],
    serializers: { err: impersonal },
    hooks: { logMethod: fewOutageLines(isAway) },
  };
  return stream ? pino(options, stream) : pino(options);
}

/**
 * The properties of an error that name its kind and place. All others may be values, as the row of a database error, or
 * the whole address, with its password, that was not understood.
 */
const kinds = new Set(
  `type name code errno syscall status statusCode problem error query severity routine schema table column constraint
  dataType position command responseCode hostname address port host`.split(/\s+/),
);

/** Removes e-mail addresses from a text: a mail server's errors name them, and the log outlives accounts. */
export function withoutAddresses(text: string): string {
  return text.replace(/(?<![^\s<>:;,"'()[\]])[^\s<>:;,"'()[\]]+@[^\s<>:;,"'()[\]]+/g, '(correo)');
}

/** Removes the name and the password from the addresses of servers: smtp://ana:secreta@correo.example. */
const withoutCredentials = (text: string) => text.replaceAll(/:\/\/[^\s"'<>]{1,400}@/g, '://(clave)@');

/** Returns an error without its values. Drizzle appends them to the message, after the statement. */
function impersonal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack, ...rest } = pino.stdSerializers.err(error);
  const withoutValues = (text: string) =>
    withoutAddresses(withoutCredentials(text.replaceAll(/\nparams: [^]*?(?=\n[ \t]+at |\ncaused by|$)/g, '')));
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name, value]) => kinds.has(name) && isPlain(value))),
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...(error.cause === undefined ? {} : { cause: impersonal(error.cause) }),
  };
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
