import { useEffect, useRef, type RefObject } from 'react';
import type { FieldErrors } from './use-refused.ts';

/**
 * Returns a ref for a form that moves the focus to its first rejected field, or to the field `otherwise` if no field of
 * the form was rejected.
 */
export function useFirstWrong(
  refused: { readonly errors: FieldErrors } | undefined,
  otherwise = '',
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) focusFirst(form.current, refused.errors, otherwise);
  }, [refused, otherwise]);
  return form;
}

/** Moves the focus to the first invalid field. */
export function focusFirst(form: HTMLFormElement | null, errors: FieldErrors, otherwise = ''): void {
  const names = new Set(Object.keys(errors));
  if (names.size === 0 && otherwise !== '') names.add(otherwise);
  const fields = form?.querySelectorAll<HTMLElement>('[name]') ?? [];
  [...fields].find((field) => names.has(field.getAttribute('name') ?? ''))?.focus();
}
