import { t } from '#messages/messages.ts';
import { KeyList, listKeys, type KeyMeaning } from '#web/core/desk-list/key-list.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { destinations } from './desk-keys.ts';

/** What each group of keys is for. Those of the grid are in web/goods/grid-desk/grid-keys.ts. */
const groups: readonly { readonly title: string; readonly keys: readonly KeyMeaning[] }[] = [
  {
    title: t('desk-keys.everywhere'),
    keys: [
      ['Ctrl K', t('desk-keys.find')],
      ['Ctrl S', t('desk-keys.save')],
      ['n', t('desk-keys.primary')],
    ],
  },
  {
    title: t('desk-keys.goTo'),
    keys: destinations.map(({ key, name }) => [`g ${key}`, name]),
  },
  { title: t('desk-keys.lists'), keys: [...listKeys, ['Esc', t('desk-keys.clear')]] },
  {
    title: t('desk-keys.grid'),
    keys: [
      ['← ↑ → ↓', t('desk-keys.move')],
      ['Shift ↑ ↓', t('desk-keys.block')],
      ['Enter / F2', t('desk-keys.write')],
      ['Ctrl C / V', t('desk-keys.copy')],
      ['Ctrl D', t('desk-keys.fill')],
      ['Ctrl A', t('desk-keys.column')],
      ['Ctrl Z', t('desk-keys.back')],
      [t('desk-keys.delete'), t('desk-keys.empty')],
    ],
  },
];

export type KeysDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** The keys of the back office. */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('desk-list.keys')}
      actions={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      <div className="grid max-h-[60dvh] gap-4 overflow-y-auto sm:grid-cols-2">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="font-medium text-ink">{title}</h3>
            <KeyList keys={keys} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
