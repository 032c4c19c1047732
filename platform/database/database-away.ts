const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL, appendix A: class 08 (connection exception), 57P01 to 57P03 (shutdown, crash, cannot connect now),
  // 53100 to 53300 (disk full, out of memory, too many connections).
  '08000',
  '08003',
  '08006',
  // A read-only server: the primary has just been replaced.
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
]);

/** Returns true if an error, or any cause of it, means that the database is unavailable at this moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && awayCodes.has(error.code)) return true;
  if (/Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)) return true;
  return error.cause !== undefined && isDatabaseAway(error.cause);
}
