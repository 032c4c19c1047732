/**
 * Lists are counted up to this many rows: an exact count of a large table takes as long as reading all of it. In a file
 * without schemas, which pages load.
 */
export const mostCounted = 10_000;
