import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href } from 'react-router';
import type { Factor } from '#contract/people/accounts/second-factor.ts';
import { Form } from '#web/core/requests/form.tsx';
import { useSubmission } from '#web/core/requests/use-submission.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';

type FactorEntryProps = { readonly factor: Factor; readonly used: string };

/** An app or a key, with the ways to rename and to remove it. */
export function FactorEntry({ factor: { id, name }, used }: FactorEntryProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { submit, notice } = useSubmission({ what: t('second-factor.notSaved') });
  return (
    <li className="grid gap-3 rounded-soft border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium break-words">{name}</p>
          <p className="text-small text-stone">{used}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" tone="outline" onClick={() => setIsRenaming(!isRenaming)}>
            {t('second-factor.rename')}
          </Button>
          <Button size="small" tone="danger" onClick={() => setIsAsking(true)}>
            {t('second-factor.remove')}
          </Button>
        </div>
      </div>
      {notice}
      {isRenaming && (
        <Form
          method="post"
          what={t('second-factor.notSaved')}
          unsaved={false}
          replace
          preventScrollReset
          onSubmit={() => setIsRenaming(false)}
          className="grid gap-3"
        >
          <input type="hidden" name="intent" value="rename" />
          <input type="hidden" name="id" value={id} />
          <TextField label={t('second-factor.name')} name="name" required maxLength={40} defaultValue={name} />
          <Button type="submit" size="small">
            {t('second-factor.save')}
          </Button>
        </Form>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('second-factor.removeTitle', { name })}
        confirm={t('second-factor.remove')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit(
            { intent: 'remove', id: String(id) },
            { method: 'post', action: href('/user/security'), replace: true, preventScrollReset: true },
          );
        }}
      >
        {t('second-factor.removeMeaning')}
      </ConfirmDialog>
    </li>
  );
}
