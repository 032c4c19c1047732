import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/campaign.admin';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { loadGoodsChoices } from './load-goods-choices.ts';

const titleOf = (id: string) => (id === 'new' ? t('campaigns.add') : t('campaigns.change'));

/** The id 'new' creates a campaign. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  if (id !== 'new' && !/^[1-9]\d{0,8}$/.test(id)) throw data({ code: 'campaign_not_found' }, { status: 404 });
  const [choices, campaign] = await Promise.all([
    loadGoodsChoices(api),
    id === 'new' ? null : api.load(campaigns.one, { id }),
  ]);
  return { id, campaign, choices };
}

export const handle = takesJson;

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  const saved =
    id === 'new' ? await api.relay(campaigns.create, sent) : await api.relay(campaigns.update, { ...sent, id });
  return savedOutcomeOf(saved, t('campaigns.saved'));
}

export const meta: Route.MetaFunction = ({ params: { id = 'new' } }) =>
  pageMeta({ title: titleOf(id), isPrivate: true });

export default function CampaignAdmin({ loaderData: { id, campaign, choices } }: Route.ComponentProps) {
  return (
    <AdminPage title={titleOf(id)}>
      <CampaignForm key={id} campaign={campaign} choices={choices} />
    </AdminPage>
  );
}
