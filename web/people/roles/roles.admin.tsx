import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/roles.admin';
import { rolesWith } from '#contract/core/protocol/given-permissions.ts';
import { accountRoleOf, staffRoles } from '#contract/core/protocol/staff-roles.ts';
import { mostOwnRoles, ownRoles } from '#contract/people/accounts/own-roles.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { roleName } from '#contract/people/accounts/role-name.ts';
import { roleMeaning } from '../permission-words/role-words.ts';
import { RoleRow } from './role-row.tsx';

const title = t('roles.title');

export async function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(ownRoles.list, {});
}

/** Deletes a role; its people get another one. */
export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const form = await request.formData();
  const moveTo = accountRoleOf(formText(form, 'moveTo'));
  const removed = await apiClientOf(context).submit(ownRoles.remove, {
    id: formText(form, 'id'),
    version: formText(form, 'version'),
    ...(moveTo && { moveTo }),
    // A browser always asks for the password: left out it would be as if none was needed.
    currentPassword: formText(form, 'currentPassword'),
  });
  return outcomeOf(removed, t('roles.removed'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The owner's own roles, and those that every shop has. */
export default function RolesAdmin({ loaderData: { roles } }: Route.ComponentProps) {
  const add = href('/admin/roles/:id', { id: 'new' });
  const isFull = roles.length >= mostOwnRoles;
  const all = rolesWith(roles);
  return (
    <AdminPage
      title={title}
      primary={
        !isFull && (
          <LinkButton to={add} size="small" className="min-h-11">
            {t('roles.add')}
          </LinkButton>
        )
      }
    >
      <p className="mb-6 max-w-2xl text-small text-stone">
        {t('roles.hint')} {isFull && t('roles.full', { most: mostOwnRoles })}
      </p>
      {roles.length === 0 ? (
        <EmptyState title={t('roles.none')} />
      ) : (
        <ul className="grid max-w-4xl gap-2">
          {roles.map((role) => (
            <RoleRow key={role.id} role={role} others={all.filter(({ rol }) => rol !== role.rol)} />
          ))}
        </ul>
      )}
      <section aria-labelledby="given" className="mt-8 max-w-4xl">
        <h2 id="given" className="mb-3 font-display text-title">
          {t('roles.ofEveryShop')}
        </h2>
        <ul className="grid gap-2">
          {staffRoles.map((rol) => (
            <li
              key={rol}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-soft border border-line bg-sheet p-4 text-small"
            >
              <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
                <h3 className="text-body font-medium">{roleName({ rol })}</h3>
                <p className="text-stone">{roleMeaning({ rol })}</p>
              </div>
              {!isFull && (
                <LinkButton
                  to={`${add}?from=${rol}`}
                  tone="quiet"
                  size="small"
                  className="min-h-11 max-sm:-ml-4"
                  aria-label={t('roles.copyNamed', { name: roleName({ rol }) })}
                >
                  {t('roles.copy')}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      </section>
    </AdminPage>
  );
}
