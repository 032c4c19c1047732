import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { EditDialog } from '#web/core/forms/kit/edit-dialog.tsx';
import { onEnter } from '#web/core/ui/on-enter.ts';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';

type GroupFormProps = {
  /** The title of the group to change; null for a new one. */
  readonly title: string | null;
  readonly onClose: () => void;
  readonly onDone: (title: string) => void;
};

/** Asks for the title of a group of the footer. */
export function GroupForm({ title, onClose, onDone }: GroupFormProps) {
  const [typed, setTyped] = useState(title ?? '');
  const { question, close } = useUnsaved(typed !== (title ?? ''));
  const done = () => onDone(typed.trim());
  return (
    <EditDialog
      title={title === null ? t('menu-desk.addGroup') : t('menu-desk.editGroup')}
      close={() => close(onClose)}
      cancel={t('menu-desk.cancel')}
      save={{ label: title === null ? t('menu-desk.add') : t('menu-desk.change') }}
      onSave={done}
      question={question}
    >
      <TextField
        label={t('menu-desk.groupTitle')}
        value={typed}
        maxLength={40}
        hint={t('menu-desk.groupTitleHint')}
        onChange={({ target: { value } }) => setTyped(value)}
        onKeyDown={onEnter(done)}
      />
    </EditDialog>
  );
}
