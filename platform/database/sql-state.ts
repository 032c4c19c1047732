/** The database's five-letter code of an error, also when a layer above wrapped it; undefined when it has none. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : sqlState(error.cause);
}
