import { countBits, rowsIn } from './bits.ts';
import type { Bits } from './bits.ts';

/** Rows that pass filters. `rows` lists them, ascending, if they are so few that reading a list is faster than the bits. */
export type Selection = { readonly bits: Bits; readonly size: number; readonly rows: Int32Array | undefined };

export function selectionOf(bits: Bits): Selection {
  const size = countBits(bits);
  return { bits, size, rows: size < bits.length ? rowsIn(bits, size) : undefined };
}
