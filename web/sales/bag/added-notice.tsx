import { t } from '#messages/messages.ts';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { href } from 'react-router';
import { nextPaint } from '#web/core/hydration/next-task.ts';
import { usePageKey } from '#web/core/requests/page-key.ts';
import { dismissErrors, toast } from '#web/core/ui/toast.ts';
import { useLatePart } from '#web/core/ui/use-late-part.ts';
import { addedWords, onAdded, type Added } from './added.ts';
import type { AddedDrawerProps } from './added-drawer.tsx';

const loadDrawer = async () => (await import('./added-drawer.tsx')).AddedDrawer;

/** Confirms each product that is added to the bag, in a panel; in a toast if the panel's code cannot be loaded. */
export function AddedNotice() {
  const key = usePageKey();
  const { Part: Panel, bring } = useLatePart<AddedDrawerProps>(loadDrawer);
  // Opened on one page, it is closed on the next.
  const [shown, setShown] = useState<Added & { readonly on: string }>();
  const show = useEffectEvent(async (added: Added) => {
    dismissErrors();
    // First the button answers and the bag counts: on a slow phone, the panel as well would hold that up.
    const [isThere] = await Promise.all([bring(), nextPaint()]);
    if (isThere) startTransition(() => setShown({ ...added, on: key }));
    else toast(addedWords, { link: { to: href('/bag'), text: t('bag.viewBag') } });
  });
  useEffect(() => onAdded((added) => void show(added)), []);
  return Panel && shown ? (
    <Panel open={shown.on === key} added={shown} onClose={() => setShown({ ...shown, on: '' })} />
  ) : null;
}
