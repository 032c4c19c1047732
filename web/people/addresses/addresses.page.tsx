import { t } from '#messages/messages.ts';
import { href, useNavigation } from 'react-router';
import type { Route } from './+types/addresses.page';
import { addresses, mostAddresses, type Address } from '#contract/people/addresses.ts';
import { AccountHeading } from '../accounts/account-heading.tsx';
import { AccountMain } from '../accounts/account-main.tsx';
import { outcomeOf, rejectionIn } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton, Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { Form } from '#web/core/requests/form.tsx';
import { useSubmission } from '#web/core/requests/use-submission.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { addressesTitle } from './addresses-shape.tsx';
import { AddressLines } from './address-lines.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { addresses: await apiClientOf(context).load(addresses.list, {}) };
}

/** Deletes an address, or makes it the default. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = apiClientOf(context);
  const id = formText(form, 'id');
  if (form.get('intent') === 'remove') {
    return outcomeOf(await api.submit(addresses.remove, { id }), t('addresses.deleted'));
  }
  return outcomeOf(await api.submit(addresses.prefer, { id }), t('addresses.isUsual'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: addressesTitle, isPrivate: true });

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  useToast(actionData?.isDone ? actionData : undefined);
  const add = <LinkButton to={href('/user/addresses/new')}>{t('addresses.add')}</LinkButton>;
  const { length } = loaderData.addresses;
  return (
    <AccountMain width="list">
      <AccountHeading title={addressesTitle} />
      <div className="mt-4 empty:hidden">
        <FormAlert of={rejectionIn(actionData)} />
      </div>
      {length === 0 ? (
        <EmptyState title={t('addresses.none')} action={add}>
          {t('addresses.noneText')}
        </EmptyState>
      ) : (
        <>
          <ul className="mt-8 mb-6 grid gap-3 sm:grid-cols-2">
            {loaderData.addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
          {length < mostAddresses ? (
            add
          ) : (
            <p className="text-small text-stone">{t('addresses.most', { count: mostAddresses })}</p>
          )}
        </>
      )}
    </AccountMain>
  );
}

/** An address with what can be done with it. */
function AddressCard({ address }: { readonly address: Address }) {
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
  const question = useQuestion();
  const values = { intent: 'remove', id: String(id) };
  return (
    <>
      <Form
        method="post"
        what={t('addresses.notDeleted')}
        unsaved={false}
        onSubmit={(event) => {
          event.preventDefault();
          question.ask();
        }}
      >
        <input type="hidden" name="intent" value={values.intent} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" tone="quiet" className="px-0!">
          {t('ui.delete')}
        </Button>
      </Form>
      <ConfirmDialog
        {...question.props(() => void submit(values, { method: 'post', replace: true, preventScrollReset: true }))}
        title={t('addresses.delete')}
        confirm={t('ui.delete')}
      >
        {t('addresses.deleteWarning', { street, number })}
      </ConfirmDialog>
      {notice}
    </>
  );
}
