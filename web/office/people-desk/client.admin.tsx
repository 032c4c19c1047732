import { t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import type { Route } from './+types/client.admin';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import { people } from '#contract/office/people-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { profile } from '#contract/people/profile.ts';
import { saveOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { useSessionUser } from '#web/core/session/session-user.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { returning, useReturn } from '#web/core/links/return-address.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { Facts } from './facts.tsx';
import { LastOrders } from './last-orders.tsx';
import { PersonChanged } from './person-changed.tsx';
import { headingOf, roleChangeOf, roleName } from '#web/people/person-words.ts';

/** How many of the person's orders are listed. */
const listed = 5;

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const person = await api.load(profile.find, { id: params.user_name });
  const bought = await api.load(orders.ofUser, { username: person.username });
  return { person, bought: bought.slice(0, listed), count: bought.length };
}

/** Changes the person's role to the other one. The page is loaded again afterwards. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const rol = form.get('rol') === 'admin' ? 'admin' : 'client';
  const version = formText(form, 'version');
  return saveOutcomeOf(
    await apiClientOf(context).submit(people.setRole, { user_name: params.user_name, rol, version }),
    t('people.roleUpdated'),
  );
}

export const meta: Route.MetaFunction = () => pageMeta({ title: backOfficeTexts.people.detail, isPrivate: true });

export default function ClientAdmin({ loaderData: { person, bought, count } }: Route.ComponentProps) {
  const { data, state, submit, notice } = useRequest<typeof action>({
    what: t('people.roleNotChanged'),
    told: 'beside',
  });
  const self = useSessionUser();
  const back = useReturn(href('/admin/clients'));
  const [seen, setSeen] = useState(person);
  const [isAsking, setIsAsking] = useState(false);
  const change = roleChangeOf(person);
  useEffect(() => {
    if (data && !data.conflict) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);

  function ask() {
    if (person.username === self?.username) toast(backOfficeTexts.people.ownRole, { tone: 'error' });
    else setIsAsking(true);
  }

  function changeRole() {
    setIsAsking(false);
    setSeen(person);
    void submit({ rol: person.rol === 'admin' ? 'client' : 'admin', version: person.version }, { method: 'post' });
  }

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
      {data?.conflict && <PersonChanged key={data.conflict.present.version} conflict={data.conflict} seen={seen} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Facts title={headingOf(person)} facts={facts} isWide />
        <div className="grid gap-4">
          <Facts title={t('people.role')} facts={[]}>
            <dl>
              <dt className="sr-only">{t('people.role')}</dt>
              <dd className="flex flex-wrap items-center justify-between gap-3 text-small">
                <span>{roleName(person.rol)}</span>
                <Button size="small" tone="outline" busy={state !== 'idle'} onClick={ask}>
                  {t('people.change')}
                </Button>
                {notice}
              </dd>
            </dl>
          </Facts>
          <LastOrders orders={bought} count={count} />
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={change.title}
        confirm={change.confirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={changeRole}
      >
        {change.meaning}
      </ConfirmDialog>
    </AdminPage>
  );
}
