import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { givenPermissions, type GivenPermission } from '#contract/core/protocol/given-permissions.ts';
import { mostRoleName, roleForm, type ListedRole } from '#contract/people/accounts/own-roles.ts';
import { line, part, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { permissionWords } from '../permission-words/permission-words.ts';

const none: readonly GivenPermission[] = [];

function fieldsOf() {
  return {
    name: line(t('roles.name'), { hint: t('roles.nameHint'), maxLength: mostRoleName, autoComplete: 'off' }),
    permissions: part<readonly GivenPermission[]>(t('tokens.scopes'), {
      start: none,
      shown: (chosen) => chosen.map((one) => permissionWords[one]).join('\n'),
      kept: z.array(z.enum(givenPermissions)),
    }),
    // Nobody else's change is a conflict with it.
    currentPassword: part<string>(t('people.ownPassword'), { start: '', shown: () => '', kept: z.string() }),
  };
}

type RoleValues = ValuesOf<ReturnType<typeof fieldsOf>>;

/** The form of a role; a new one begins with what another one may do. */
export function roleFormOf(begun: readonly GivenPermission[]) {
  const form = formOf({ fields: fieldsOf(), rules: roleForm });
  return {
    ...form,
    start: { ...form.start, permissions: begun },
    valuesOf: ({ name, permissions }: ListedRole): RoleValues => ({ name, permissions, currentPassword: '' }),
    safe: (values: RoleValues): RoleValues => ({ ...values, currentPassword: '' }),
  };
}
