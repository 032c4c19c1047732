import pino, { type DestinationStream, type Level, type Logger, type LogFn } from 'pino';

/** How often an outage that goes on is told, in ms. */
const roundMs = 60_000;

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

/**
 * Returns a `logMethod` hook of pino. `isAway` tells the errors of a database that is away. While the database is away, everything that asks it fails, hundreds of times a minute:
 * the first failure is logged as it is, then one line a minute with the number of the others, and one when a minute had none.
 */
function fewOutageLines(
  isAway: (error: unknown) => boolean,
): (this: Logger, args: Parameters<LogFn>, method: LogFn) => void {
  let round: NodeJS.Timeout | undefined;
  let left = 0;

  function tell(logger: Logger): void {
    if (left > 0) logger.warn({ failures: left }, 'the database is still away');
    else {
      clearInterval(round);
      round = undefined;
      logger.info('the database is not away any more');
    }
    left = 0;
  }

  return function logMethod(args, method) {
    const said: unknown = args[0];
    const isOutage = typeof said === 'object' && said !== null && 'err' in said && isAway(said.err);
    if (!isOutage) method.apply(this, args);
    else if (round !== undefined) left += 1;
    else {
      method.apply(this, args);
      round = setInterval(() => tell(this), roundMs).unref();
    }
  };
}
