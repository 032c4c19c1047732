import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import { ownRights } from '#contract/core/protocol/given-permissions.ts';
import { hasAllOf, rightsOf, type Ranked } from '#contract/core/protocol/permissions.ts';
import type { ListedRole } from '#contract/people/accounts/own-roles.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { permissionWords } from '../permission-words/permission-words.ts';
import { roleName } from '#contract/people/accounts/role-name.ts';
import { OwnPassword } from '../permission-words/own-password.tsx';

type RoleRowProps = {
  readonly role: ListedRole;
  /** The other roles of those who work in the shop. */
  readonly others: readonly Ranked[];
};

/** A role of the owner's own: a link to change it, and a button to delete it, which asks what its people get. */
export function RoleRow({ role, others }: RoleRowProps) {
  const { id, name, people, version } = role;
  const { data, submit, isBusy, notice } = useRequest<ActionOutcome>({
    what: t('roles.notRemoved', { name }),
    told: 'beside',
  });
  const [isAsking, setIsAsking] = useState(false);
  const [moveTo, choose] = useState('viewer');
  const [currentPassword, setPassword] = useState('');
  const passwordError = data?.errors?.['currentPassword'];
  const [answered, setAnswered] = useState(data);
  if (data !== answered) {
    setAnswered(data);
    setPassword('');
    // Asked again, with the error beside the field.
    if (passwordError !== undefined) setIsAsking(true);
  }
  useEffect(() => {
    if (data && data.errors?.['currentPassword'] === undefined) {
      toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
    }
  }, [data]);
  const offered: readonly Ranked[] = [...others, { rol: 'client' }];
  const next = offered.find(({ rol }) => rol === moveTo);
  const isPromotion = people > 0 && next !== undefined && !hasAllOf(ownRights(role.permissions), rightsOf(next));

  function remove() {
    setIsAsking(false);
    const seen = { id, version, currentPassword };
    void submit(people > 0 ? { ...seen, moveTo } : seen, { method: 'post', action: href('/admin/roles') });
  }

  return (
    <li className="rounded-soft border border-line bg-sheet hover:border-ink">
      <div className="flex items-start">
        <Link to={href('/admin/roles/:id', { id: String(id) })} className="grid min-w-0 flex-1 gap-0.5 p-4 text-small">
          <span className="text-body font-medium wrap-anywhere">{name}</span>
          <span>{t('roles.people', { people })}</span>
          <span className="text-stone">{role.permissions.map((one) => permissionWords[one]).join(' · ')}</span>
        </Link>
        <IconButton
          label={t('roles.removeNamed', { name })}
          icon="trash"
          disabled={isBusy}
          onClick={() => {
            setPassword('');
            setIsAsking(true);
          }}
        />
      </div>
      {notice}
      <ConfirmDialog
        open={isAsking}
        title={t('roles.removeQuestion', { name })}
        confirm={t('roles.remove')}
        onCancel={() => setIsAsking(false)}
        onConfirm={remove}
      >
        {people > 0 && (
          <div className="grid gap-4">
            <p>{t('roles.moveMeaning', { people })}</p>
            <SelectField label={t('people.newRole')} value={moveTo} onChange={({ target: { value } }) => choose(value)}>
              <Options of={offered.map((one) => [one.rol, roleName(one)])} />
            </SelectField>
            {isPromotion && (
              <OwnPassword
                value={currentPassword}
                error={currentPassword === '' ? passwordError : undefined}
                onChange={({ target: { value } }) => setPassword(value)}
              />
            )}
          </div>
        )}
      </ConfirmDialog>
    </li>
  );
}
