/** Returns ids with the one at a place at another; undefined if there is no such place. */
export function placed(ids: readonly string[], from: number, to: number): string[] | undefined {
  const moved = ids[from];
  if (moved === undefined || to < 0 || to >= ids.length) return undefined;
  return ids.toSpliced(from, 1).toSpliced(to, 0, moved);
}
