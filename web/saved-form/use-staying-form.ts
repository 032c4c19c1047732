import { useState } from 'react';
import { isOther } from '../unsaved/is-other.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import { useSavedForm } from './use-saved-form.ts';

type SavedForm<Present extends { readonly version: number }, Values extends object> = Omit<
  Parameters<typeof useSavedForm<Present, Values>>[0],
  'start' | 'version' | 'onSaved'
>;

/**
 * A form that stays open after a save, with the saved version as its base: its page loads `present` anew then. What is
 * loaded for another reason changes nothing of it: what is typed is never replaced.
 */
export function useStayingForm<Present extends { readonly version: number }, Values extends object>(
  present: Present,
  options: SavedForm<Present, Values>,
) {
  const [sent, setSent] = useState<{ readonly values: Values; readonly over: Present } | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const start = options.valuesOf(present);
  const saved = useSavedForm<Present, Values>({
    ...options,
    start,
    version: present.version,
    onSaved: () => setIsSaved(true),
  });
  const { form, versions, isChanged } = saved;
  if (isSaved && sent && isLoadedAfter(sent, present, start)) {
    setIsSaved(false);
    versions.reopen({ values: start, version: present.version });
    // The shop may store a text differently, without spaces at its ends; what was typed since the save stays.
    if (!isOther(sent.values, form.values)) form.restart(start);
  }
  useUnsaved(isChanged && !isSaved);

  function save(values: Values, seen?: number): void {
    setIsSaved(false);
    setSent({ values, over: present });
    saved.save(values, seen);
  }

  return {
    ...saved,
    save,
    /** Puts values into the form and saves them. */
    take(values: Values, seen?: number): void {
      form.change(values);
      save(values, seen);
    },
    send(event: { preventDefault(): void }): void {
      event.preventDefault();
      form.showAll();
      if (form.isRight) save(form.values);
    },
  };
}

/**
 * True for what was loaded after a save. A load that began before it, such as after a test was sent, may come between: it
 * still has the version before. A save that changes nothing makes no version.
 */
function isLoadedAfter<Present extends { readonly version: number }, Values extends object>(
  sent: { readonly values: Values; readonly over: Present },
  present: Present,
  loaded: Values,
): boolean {
  if (present === sent.over) return false;
  return present.version !== sent.over.version || !isOther(trimmed(loaded), trimmed(sent.values));
}

/** The shop keeps texts without spaces at their ends. */
function trimmed(values: object): object {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries);
}
