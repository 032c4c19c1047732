import { t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/client.admin';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import { accountRoleOf } from '#contract/core/protocol/staff-roles.ts';
import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { rolesWith } from '#contract/core/protocol/given-permissions.ts';
import { ownData } from '#contract/office/own-data.ts';
import { people } from '#contract/office/people-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { profile } from '#contract/people/profile.ts';
import { saveOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { useMay } from '#web/core/session/may.tsx';
import { returning, useReturn } from '#web/core/links/return-address.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { ChangeRole } from './change-role.tsx';
import { Facts } from './facts.tsx';
import { mayAtDesk } from '#web/core/session/guard-desk.ts';
import { PersonSecurity } from './person-security.tsx';
import { LastOrders } from './last-orders.tsx';
import { roleName } from '#contract/people/accounts/role-name.ts';
import { headingOf } from '#web/people/person-words.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { dayWords, shopDay } from '#contract/core/time/shop-time.ts';

/** How many of the person's orders are listed. */
const listed = 5;

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const person = await api.load(profile.find, { id: params.user_name });
  const may = mayAtDesk(context);
  const bought = may('orders.read') ? await api.load(orders.ofUser, { username: person.username }) : null;
  const asked = await api.load(ownData.requests, { user_name: person.username });
  const isManaging = may('people.manage');
  const { roles } = isManaging ? await api.load(ownRoles.list, {}) : { roles: [] };
  const security =
    isManaging && person.rol !== 'client' ? await api.load(people.security, { user_name: person.username }) : null;
  return { person, bought: bought?.slice(0, listed), count: bought?.length ?? 0, asked, roles, security };
}

/** Changes the person's role. The page is loaded again afterwards. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const rol = accountRoleOf(formText(form, 'rol')) ?? 'client';
  const version = formText(form, 'version');
  // A browser always asks for the password: left out it would be as if none was needed.
  const currentPassword = formText(form, 'currentPassword');
  return saveOutcomeOf(
    await apiClientOf(context).submit(people.setRole, { user_name: params.user_name, rol, version, currentPassword }),
    t('people.roleUpdated'),
  );
}

export const meta: Route.MetaFunction = () => pageMeta({ title: backOfficeTexts.people.detail, isPrivate: true });

export default function ClientAdmin({ loaderData }: Route.ComponentProps) {
  const { person, bought, count, asked, roles, security } = loaderData;
  const back = useReturn(href('/admin/clients'));
  const may = useMay();
  const facts = [
    [t('people.staffNumber'), person.legajo],
    [t('people.username'), person.username],
    [t('people.firstName'), person.name],
    [t('people.lastName'), person.lastname],
    [personalIdName().name, person.dni],
    [t('people.email'), person.email],
    [t('people.phone'), person.phone],
    [t('people.address'), person.address],
  ] as const;
  return (
    <AdminPage title={backOfficeTexts.people.detail}>
      <p className="mb-4 text-small">
        <Link to={back} {...returning} className="text-stone underline-offset-4 hover:underline">
          {t('people.back')}
        </Link>
      </p>
      <DataRequests asked={asked} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Facts title={headingOf(person)} facts={facts} isWide />
        <div className="grid gap-4">
          {may('people.manage') ? (
            <Facts title={t('people.role')} facts={[]}>
              <ChangeRole key={person.username} person={person} roles={rolesWith(roles)} />
            </Facts>
          ) : (
            <Facts title={t('people.account')} facts={[[t('people.role'), roleName(person)]]} />
          )}
          {security && <PersonSecurity username={person.username} security={security} />}
          {bought && <LastOrders orders={bought} count={count} />}
        </div>
      </div>
    </AdminPage>
  );
}

/** What a customer asked for of the own data and is not done yet; renders nothing without any. */
function DataRequests({ asked: { copyAskedAt, erasure } }: { readonly asked: Output<typeof ownData.requests> }) {
  if (copyAskedAt === null && erasure === null) return null;
  const day = (at: string) => dayWords(shopDay(at));
  return (
    <div className="mb-4 grid gap-1 text-small">
      {erasure && (
        <p>
          {t('own-data.deskErasure', { asked: day(erasure.askedAt), at: day(erasure.eraseAt) })}{' '}
          {erasure.waits > 0 && t('own-data.deskWaits', { count: erasure.waits })}
        </p>
      )}
      {copyAskedAt !== null && <p>{t('own-data.deskCopy', { asked: day(copyAskedAt) })}</p>}
    </div>
  );
}
