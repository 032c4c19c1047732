import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/campaigns.admin';
import { campaigns as calls } from '#contract/marketing/campaigns/campaigns.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { CampaignRow } from './campaign-row.tsx';

const title = t('campaigns.title');

export async function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(calls.list, {});
}

/** Ends or deletes a campaign. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const id = formText(form, 'id');
  const api = apiClientOf(context);
  return formText(form, 'intent') === 'end'
    ? outcomeOf(await api.submit(calls.end, { id }), t('campaigns.ended'))
    : outcomeOf(await api.submit(calls.remove, { id }), t('campaigns.removed'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The campaigns with their states. */
export default function CampaignsAdmin({ loaderData: { campaigns } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={title}
      actions={
        <LinkButton to={href('/admin/campaigns/:id', { id: 'new' })} size="small">
          {t('campaigns.add')}
        </LinkButton>
      }
    >
      {campaigns.length === 0 ? (
        <EmptyState title={t('campaigns.none')}>{t('campaigns.noneHint')}</EmptyState>
      ) : (
        <ul className="grid gap-2">
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
