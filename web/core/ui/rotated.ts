/** Rotates a list: by 1, the first element moves to the end. */
export function rotated<T>(list: readonly T[], by: number): T[] {
  const start = list.length === 0 ? 0 : ((by % list.length) + list.length) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
