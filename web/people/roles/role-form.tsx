import { t } from '#messages/messages.ts';
import { href, useNavigate } from 'react-router';
import {
  givenOf,
  givenPermissions,
  withNeeded,
  withoutGiven,
  type GivenPermission,
} from '#contract/core/protocol/given-permissions.ts';
import { hasAllOf, mayDo, rightsOf, type Ranked } from '#contract/core/protocol/permissions.ts';
import type { ListedRole } from '#contract/people/accounts/own-roles.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { useRights } from '#web/core/session/may.tsx';
import { ErrorOfGroup } from '#web/core/ui/field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { PasswordField } from '#web/core/ui/password-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { PermissionBoxes } from '../permission-words/permission-boxes.tsx';
import { roleName } from '#contract/people/accounts/role-name.ts';
import { roleFormOf } from './role-values.ts';

type RoleFormProps = {
  /** The role to change; null creates one. */
  readonly role: ListedRole | null;
  /** The roles that a new one may begin as a copy of, and the one that it does. */
  readonly copied: { readonly of: readonly Ranked[]; readonly begun: Ranked | undefined };
};

const nothing: readonly GivenPermission[] = [];

/** The form of a role of the owner's own: its name, and what it may do. */
export function RoleForm({ role, copied: { of: others, begun } }: RoleFormProps) {
  const navigate = useNavigate();
  const rights = useRights();
  const of = roleFormOf(begun ? givenOf(rightsOf(begun)) : nothing);
  const saved = useSavedForm({
    name: 'role',
    what: t('roles.notSaved'),
    check: t('roles.checkList'),
    onSaved: () => void navigate(href('/admin/roles')),
    present: role,
    of,
  });
  const { form } = saved;
  const { permissions, currentPassword } = form.values;
  const isPromotion = role !== null && role.people > 0 && !hasAllOf(role.permissions, withNeeded(permissions));
  return (
    <SavedForm of={saved} words={of.fields} className="grid max-w-3xl gap-4">
      <FormBlock title={t('roles.role')} isWide>
        <FormFields of={of} form={form} names={['name']} />
        {role === null && (
          <SelectField
            label={t('roles.beginWith')}
            defaultValue={begun?.rol ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = others.find(({ rol }) => rol === value);
              form.change({ permissions: chosen ? givenOf(rightsOf(chosen)) : nothing });
            }}
          >
            <option value="">{t('roles.beginEmpty')}</option>
            <Options of={others.map((one) => [one.rol, roleName(one)])} />
          </SelectField>
        )}
        <p className="text-small text-stone sm:col-span-2">{t('roles.alwaysIn')}</p>
        {role !== null && role.people > 0 && (
          <p className="text-small text-stone sm:col-span-2">{t('roles.actsAtOnce', { people: role.people })}</p>
        )}
      </FormBlock>
      <PermissionBoxes
        name="permissions"
        offered={givenPermissions.filter((one) => mayDo(rights, one))}
        chosen={permissions}
        onChoose={(one, isChosen) =>
          form.change({ permissions: isChosen ? withNeeded([...permissions, one]) : withoutGiven(permissions, one) })
        }
      />
      <ErrorOfGroup>{form.shown('permissions')}</ErrorOfGroup>
      {isPromotion && (
        <FormBlock title={t('tokens.proof')} isWide>
          <PasswordField
            name="currentPassword"
            label={t('people.ownPassword')}
            hint={t('roles.passwordHint')}
            autoComplete="current-password"
            value={currentPassword}
            error={form.shown('currentPassword')}
            onChange={({ target: { value } }) => form.change({ currentPassword: value })}
          />
        </FormBlock>
      )}
      <BackBar of={saved} to={href('/admin/roles')} />
    </SavedForm>
  );
}
