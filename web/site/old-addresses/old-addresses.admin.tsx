import { t } from '#messages/messages.ts';
import type { Route } from './+types/old-addresses.admin';
import { oldAddresses } from '#contract/site/old-addresses.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { MissedEntry } from './missed-entry.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { missed: await apiClientOf(context).load(oldAddresses.list, {}) };
}

/** Directs an address to another one of the shop. */
export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const form = await request.formData();
  const asked = { from: formText(form, 'from'), to: formText(form, 'to') };
  return outcomeOf(await apiClientOf(context).submit(oldAddresses.direct, asked), t('old-addresses.saved'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('old-addresses.title'), isPrivate: true });

export default function OldAddressesAdmin({ loaderData: { missed } }: Route.ComponentProps) {
  return (
    <AdminPage title={t('old-addresses.title')}>
      <p className="mb-6 max-w-3xl text-small text-stone">{t('old-addresses.hint')}</p>
      {missed.length === 0 ? (
        <p className="text-small">{t('old-addresses.none')}</p>
      ) : (
        <ul className="grid max-w-3xl gap-2">
          {missed.map((address) => (
            <MissedEntry key={address.path} address={address} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
