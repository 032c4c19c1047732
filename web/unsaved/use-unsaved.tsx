import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { leaveWords } from './leave-words.ts';
import { noteUnsaved } from './unsaved-forms.ts';

type Asked = { readonly words: typeof leaveWords.leave; readonly goOn: () => void };

type Unsaved = {
  /** The question, to be rendered beside the form. */
  readonly question: ReactNode;
  /** Closes by `goOn`, at once when nothing would be lost. */
  readonly close: (goOn: () => void) => void;
  /** Empties or restores by `goOn`, at once when nothing would be lost. */
  readonly discard: (goOn: () => void) => void;
};

/**
 * Says that a form holds what would be lost, while `isUnsaved`: whoever leaves the page is asked first (`LeaveGuard`).
 * A form in a dialog closes by `close`; a button that empties a form goes by `discard`.
 */
export function useUnsaved(isUnsaved: boolean): Unsaved {
  const [asked, ask] = useState<Asked>();
  // Before any effect that leads on after a form was saved.
  useLayoutEffect(() => (isUnsaved ? noteUnsaved() : undefined), [isUnsaved]);

  const askFirst = (words: Asked['words']) => (goOn: () => void) => (isUnsaved ? ask({ words, goOn }) : goOn());
  const { title, confirm } = asked?.words ?? leaveWords.leave;
  const question = (
    <ConfirmDialog
      open={asked !== undefined}
      title={title}
      confirm={confirm}
      cancel={leaveWords.stay}
      onCancel={() => ask(undefined)}
      onConfirm={() => {
        ask(undefined);
        asked?.goOn();
      }}
    >
      {leaveWords.lost}
    </ConfirmDialog>
  );
  return { question, close: askFirst(leaveWords.leave), discard: askFirst(leaveWords.discard) };
}
