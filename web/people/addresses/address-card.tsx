import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, useNavigation } from 'react-router';
import type { Address } from '#contract/people/addresses.ts';
import { Form } from '#web/core/requests/form.tsx';
import { useSubmission } from '#web/core/requests/use-submission.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { AddressLines } from './address-lines.tsx';

/** An address with what can be done with it. */
export function AddressCard({ address }: { readonly address: Address }) {
  const { id, isDefault } = address;
  const { formData } = useNavigation();
  const isBusy = formData?.get('id') === String(id);
  return (
    <li className="grid content-between gap-4 rounded-soft border border-line bg-sheet p-5">
      <div className="grid gap-1 text-small">
        {isDefault && <p className="label text-stone">{t('addresses.usual')}</p>}
        <AddressLines address={address} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        <LinkButton to={href('/user/addresses/:id', { id: String(id) })} tone="quiet" className="px-0!">
          {t('ui.edit')}
        </LinkButton>
        {!isDefault && (
          <Form method="post" what={t('accounts.choiceNotSaved')} unsaved={false} replace preventScrollReset>
            <input type="hidden" name="intent" value="prefer" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" tone="quiet" className="px-0!" busy={isBusy}>
              {t('addresses.useAlways')}
            </Button>
          </Form>
        )}
        <RemoveAddress address={address} />
      </div>
    </li>
  );
}

/** Asks before it deletes; without scripts it deletes at once. */
function RemoveAddress({ address: { id, street, number } }: { readonly address: Address }) {
  const { submit, notice } = useSubmission({ what: t('addresses.notDeleted') });
  const [isAsking, setIsAsking] = useState(false);
  const values = { intent: 'remove', id: String(id) };
  return (
    <>
      <Form
        method="post"
        what={t('addresses.notDeleted')}
        unsaved={false}
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsking(true);
        }}
      >
        <input type="hidden" name="intent" value={values.intent} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" tone="quiet" className="px-0!">
          {t('ui.delete')}
        </Button>
      </Form>
      <ConfirmDialog
        open={isAsking}
        title={t('addresses.delete')}
        confirm={t('ui.delete')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit(values, { method: 'post', replace: true, preventScrollReset: true });
        }}
      >
        {t('addresses.deleteWarning', { street, number })}
      </ConfirmDialog>
      {notice}
    </>
  );
}
