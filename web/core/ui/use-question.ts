import { useState } from 'react';

/** Keeps whether a question is asked. `props` are those of its ConfirmDialog, which does `act` after a yes. */
export function useQuestion() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    ask: () => setOpen(true),
    props: (act: () => void) => ({
      open,
      onCancel: close,
      onConfirm: () => {
        close();
        act();
      },
    }),
  };
}
