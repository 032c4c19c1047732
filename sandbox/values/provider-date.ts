const OFFSET_MS = -4 * 60 * 60 * 1000;

/** Returns a time in the provider's format: `2015-03-25T10:04:58.396-04:00`. */
export function providerDate(at: number): string;
export function providerDate(at: number | null): string | null;
export function providerDate(at: number | null): string | null {
  return at === null ? null : new Date(at + OFFSET_MS).toISOString().replace('Z', '-04:00');
}
