import { t } from '#messages/messages.ts';
import { toast } from '#web/core/ui/toast.ts';

/** The names of the buttons of an entry or a link. */
export function rowLabels(name: string) {
  return {
    up: t('menu-desk.moveUp', { name }),
    down: t('menu-desk.moveDown', { name }),
    edit: t('menu-desk.edit', { name }),
    remove: t('menu-desk.remove', { name }),
  };
}

/** Says that an entry was removed, with the way back. */
export function tellRemoved(name: string, undo: () => void): void {
  toast(t('reorder.removed', { name }), { action: { text: t('reorder.undo'), run: undo } });
}
