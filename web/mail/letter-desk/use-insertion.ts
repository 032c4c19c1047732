import { useLayoutEffect, useRef, useState } from 'react';
import type { LetterField, LetterTexts, NamedValue } from '#contract/mail/letters/letter.ts';
import { fieldFor, insertionOf } from './letter-values.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

type Selection = { readonly field: LetterField; readonly from: number; readonly to: number };

/**
 * Inserts names where the cursor last was in the fields of a letter, and moves the focus back there. Before any field was
 * entered, that is the end of the text.
 */
export function useInsertion(texts: LetterTexts, change: (changed: Partial<LetterTexts>) => void) {
  const controls = useRef<Partial<Record<LetterField, Control | null>>>({});
  const last = useRef<LetterField>('text');
  const isEntered = useRef(false);
  const [selection, select] = useState<Selection | null>(null);
  useLayoutEffect(() => {
    if (!selection) return;
    const control = controls.current[selection.field];
    control?.focus();
    control?.setSelectionRange(selection.from, selection.to);
  }, [selection]);

  return {
    /** Returns what connects a field with the list of names. */
    placeOf: (field: LetterField) => ({
      ref: (control: Control | null) => {
        controls.current[field] = control;
      },
      onFocus: () => {
        last.current = field;
        isEntered.current = true;
      },
    }),
    insert(name: string, value: NamedValue): void {
      const field = fieldFor(value, last.current);
      const control = controls.current[field];
      const typed = texts[field];
      const isHere = isEntered.current && field === last.current && control;
      const [from, to] = isHere
        ? [control.selectionStart ?? 0, control.selectionEnd ?? 0]
        : [typed.length, typed.length];
      const before = typed.slice(0, from);
      const { text, selected } = insertionOf(name, value, before);
      change({ [field]: `${before}${text}${typed.slice(to)}` });
      select({ field, from: from + selected[0], to: from + selected[1] });
    },
  };
}
