/** Bytes of a file: the first one, and the one after the last. */
export type Span = { readonly start: number; readonly end: number };

const single = /^bytes=(\d*)-(\d*)$/i;

/**
 * Returns which bytes a request wants (RFC 9110, 14.2): 'whole' without a range, for one that is not of bytes or makes no sense,
 * and for several, which may be ignored; 'none' for one of which the file has no byte.
 */
export function askedRange(header: string | null, size: number): Span | 'whole' | 'none' {
  const [, first = '', last = ''] = single.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size };
  }
  const start = Number(first);
  const end = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'none' : { start, end };
}
