import { useEffect, useEffectEvent, useState } from 'react';
import { useLatePart } from '#web/core/ui/use-late-part.ts';
import { provesBy } from './ask-proof.ts';
import type { StepUpDialogProps } from './step-up-dialog.tsx';

const loadDialog = async () => (await import('./step-up-dialog.tsx')).StepUpDialog;

/** Asks the person of the page who they are when a request needs it; what the dialog is made of is loaded then. */
export function StepUpGuard() {
  const { Part: Dialog, bring } = useLatePart<StepUpDialogProps>(loadDialog);
  const [settle, setSettle] = useState<(isProven: boolean) => void>();

  const prove = useEffectEvent(async () => {
    if (!(await bring())) return false;
    return new Promise<boolean>((resolve) => setSettle(() => resolve));
  });
  useEffect(() => provesBy(() => prove()), []);

  if (!Dialog || !settle) return null;
  const end = (isProven: boolean) => {
    setSettle(undefined);
    settle(isProven);
  };
  return <Dialog onEnd={end} />;
}
