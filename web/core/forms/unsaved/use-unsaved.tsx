import { useLayoutEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { leaveWords } from './leave-words.ts';
import { noteUnsaved } from './unsaved-forms.ts';

type Asked = { readonly words: typeof leaveWords.leave; readonly goOn: () => void };

type Unsaved = {
  /** The confirmation dialog, to be rendered beside the form. */
  readonly question: ReactNode;
  /** Calls `goOn` to close, after a confirmation if there is unsaved content. */
  readonly close: (goOn: () => void) => void;
  /** Calls `goOn` to empty or restore the form, after a confirmation if there is unsaved content. */
  readonly discard: (goOn: () => void) => void;
};

/**
 * Registers a form as unsaved while `isUnsaved`: leaving the page then asks first (`LeaveGuard`). A form in a dialog
 * closes by `close`; a button that empties a form uses `discard`.
 */
export function useUnsaved(isUnsaved: boolean): Unsaved {
  const [asked, ask] = useState<Asked>();
  // A layout effect, so that it runs before any effect that navigates after the form was saved.
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
