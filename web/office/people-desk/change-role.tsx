import { t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { hasAllOf, rightsOf, type Ranked } from '#contract/core/protocol/permissions.ts';
import type { User } from '#contract/people/accounts/accounts.ts';
import { useEffect, useState } from 'react';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { useSessionUser } from '#web/core/session/session-user.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { Options } from '#web/core/ui/options-field.tsx';
import { roleName } from '#contract/people/accounts/role-name.ts';
import { roleChangeOf } from '#web/people/person-words.ts';
import { PersonChanged } from './person-changed.tsx';
import { OwnPassword } from '#web/people/permission-words/own-password.tsx';

/** What is proposed first: an administrator becomes a customer, and anybody else an administrator. */
const proposed = ({ rol }: Ranked): Ranked => ({ rol: rol === 'admin' ? 'client' : 'admin' });

type ChangeRoleProps = {
  readonly person: User;
  /** The roles of those who work in the shop. */
  readonly roles: readonly Ranked[];
};

/**
 * The role of a person, and 'Cambiar', which asks which one it becomes, and for the own password if that one may do more. Nobody
 * changes the own role.
 */
export function ChangeRole({ person, roles }: ChangeRoleProps) {
  const self = useSessionUser();
  const [seen, setSeen] = useState(person);
  const [isAsking, setIsAsking] = useState(false);
  const [given, choose] = useState(proposed(person));
  const offered = [...roles, { rol: 'client' } as const].filter(({ rol }) => rol !== person.rol);
  const [currentPassword, setPassword] = useState('');
  const { data, isBusy, submit, notice } = useRequest<SaveOutcome<User>>({
    what: t('people.roleNotChanged'),
    told: 'beside',
  });
  const isPromoted = !hasAllOf(rightsOf(person), rightsOf(given));
  const passwordError = data?.errors?.['currentPassword'];
  const [answered, setAnswered] = useState(data);
  if (data !== answered) {
    setAnswered(data);
    setPassword('');
    // Asked again, with the error beside the field.
    if (passwordError !== undefined) setIsAsking(true);
  }
  useEffect(() => {
    if (data && !data.conflict && data.errors?.['currentPassword'] === undefined) {
      toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
    }
  }, [data]);
  const change = roleChangeOf(person, given);

  function ask() {
    if (person.username === self?.username) {
      toast(backOfficeTexts.people.ownRole, { tone: 'error' });
      return;
    }
    choose(proposed(person));
    setPassword('');
    setIsAsking(true);
  }

  function send() {
    setSeen(person);
    setIsAsking(false);
    void submit(
      { rol: given.rol, version: person.version, ...(isPromoted && { currentPassword }) },
      { method: 'post' },
    );
  }

  return (
    <>
      {data?.conflict && <PersonChanged key={data.conflict.present.version} conflict={data.conflict} seen={seen} />}
      <dl>
        <dt className="sr-only">{t('people.role')}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-3 text-small">
          <span>{roleName(person)}</span>
          <Button size="small" tone="outline" busy={isBusy} onClick={ask}>
            {t('people.change')}
          </Button>
          {notice}
        </dd>
      </dl>
      <ConfirmDialog
        open={isAsking}
        title={change.title}
        confirm={change.confirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={send}
      >
        <div className="grid gap-4">
          <SelectField
            label={t('people.newRole')}
            value={given.rol}
            onChange={({ target: { value } }) => choose(offered.find(({ rol }) => rol === value) ?? given)}
          >
            <Options of={offered.map((one) => [one.rol, roleName(one)])} />
          </SelectField>
          <p>{change.meaning}</p>
          {isPromoted && (
            <OwnPassword
              value={currentPassword}
              error={currentPassword === '' ? passwordError : undefined}
              onChange={({ target: { value } }) => setPassword(value)}
            />
          )}
        </div>
      </ConfirmDialog>
    </>
  );
}
