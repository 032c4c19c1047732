import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import type { ListedPerson } from '#contract/office/people-desk.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { useSessionUser } from '#web/core/session/session-user.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { Rich } from '#web/core/ui/rich.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useMay, useRights } from '#web/core/session/may.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { hasAllOf, rightsOf } from '#contract/core/protocol/permissions.ts';
import { headingOf, ordersLeftBehind } from '#web/people/person-words.ts';

/** The buttons of a person. Nobody deletes the own account, and there is no e-mail without an address. */
export function PersonActions({ row: person }: { readonly row: ListedPerson }) {
  const self = useSessionUser();
  const isSelf = self?.username === person.username;
  const { data, state, submit } = useRequest<ActionOutcome>({
    what: t('people.actionFailed', { username: person.username }),
    told: 'message',
  });
  const question = useQuestion();
  useToast(data);
  const may = useMay();
  const rights = useRights();
  // Who only reads sends nothing; who has less rights than the person sends nothing to them.
  const mayHelp = may('orders.fulfil') && hasAllOf(rights, rightsOf(person));
  const heading = headingOf(person);
  const { username, email } = person;
  return (
    <>
      {email && mayHelp && (
        <IconButton
          label={t('people.sendPasswordMail', { heading })}
          icon="lock"
          disabled={state !== 'idle'}
          onClick={() => void submit({ intent: 'reset', email }, { method: 'post', action: href('/admin/clients') })}
        />
      )}
      {!isSelf && may('people.manage') && (
        <IconButton label={t('people.deleteNamed', { heading })} icon="trash" onClick={question.ask} />
      )}
      <ConfirmDialog
        {...question.props(
          () =>
            void submit({ intent: 'remove', user_name: username }, { method: 'post', action: href('/admin/clients') }),
        )}
        title={backOfficeTexts.people.confirmRemove}
        confirm={t('people.delete')}
      >
        <p>
          <Rich
            text={t('people.deleteMeaning', { heading, username })}
            elements={{ strong: (text) => <strong className="font-medium">{text}</strong> }}
          />{' '}
          {backOfficeTexts.people.irreversible}
        </p>
        {ordersLeftBehind(person).map((sentence) => (
          <p key={sentence} className="mt-3 text-ink">
            {sentence}
          </p>
        ))}
      </ConfirmDialog>
    </>
  );
}
