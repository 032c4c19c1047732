import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { DeskListName } from '#contract/core/protocol/desk-lists.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { onEnter } from '../ui/on-enter.ts';
import { TextField } from '../ui/text-field.tsx';
import { viewOf } from './list-address.ts';
import { useListSetup } from './use-list-setup.ts';

type SaveViewProps = { readonly list: DeskListName; readonly query: string; readonly isKnown: boolean };

/**
 * A button that saves the present filters and order under a name, if no view has them yet. It stays mounted with nothing to show, because
 * a view that was saved can be there before the message of its save.
 */
export function SaveView({ list, query, isKnown }: SaveViewProps) {
  const { saveView, isBusy } = useListSetup(list);
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const isNamed = name.trim() !== '';

  function save() {
    if (!isNamed) return;
    saveView(name.trim(), viewOf(query));
    setIsOpen(false);
    setName('');
  }

  if (isKnown) return null;
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        busy={isBusy}
        className="min-h-11 noscript:hidden"
        onClick={() => setIsOpen(true)}
      >
        {t('desk-list.saveView')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('desk-list.saveView')}
        actions={
          <>
            <Button tone="quiet" onClick={() => setIsOpen(false)}>
              {t('desk-list.cancel')}
            </Button>
            <Button disabled={!isNamed} onClick={save}>
              {t('desk-list.save')}
            </Button>
          </>
        }
      >
        <p className="mb-4">{t('desk-list.saveViewHint')}</p>
        <TextField
          label={t('desk-list.viewName')}
          value={name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onEnter(save)}
        />
      </Dialog>
    </>
  );
}
