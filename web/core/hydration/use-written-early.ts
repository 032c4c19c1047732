import { useEffect, useRef, type RefObject } from 'react';

/**
 * Passes on what was written into a text field before React hydrated it, and returns the field's ref. It is for the fields
 * of parts that are hydrated later than the page, whose code is loaded late; done-early.ts does it for the page.
 */
export function useWrittenEarly(known: string, write: (value: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const first = useRef({ known, write });
  useEffect(() => {
    const value = field.current?.value ?? '';
    if (value !== first.current.known) first.current.write(value);
  }, []);
  return field;
}
