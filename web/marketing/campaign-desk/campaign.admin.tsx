import { t } from '#messages/messages.ts';
import { data, href, useNavigate } from 'react-router';
import type { Route } from './+types/campaign.admin';
import { campaigns, type Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { loadGoodsChoices } from './load-goods-choices.ts';
import { CampaignPrices } from './campaign-prices.tsx';
import { campaignForm } from './campaign-values.ts';
import { stateNames } from './campaign-words.ts';
import { ClockMark } from './clock-mark.tsx';
import type { GoodsChoices } from './goods-fields.ts';

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
    <AdminPage title={titleOf(id)} state={campaign && <ClockMark state={campaign.state} names={stateNames} />}>
      <CampaignForm key={id} campaign={campaign} choices={choices} />
    </AdminPage>
  );
}

type CampaignFormProps = {
  /** The campaign to change; null creates one. */
  readonly campaign: Campaign | null;
  readonly choices: GoodsChoices;
};

/** The form of a campaign: its goods, what is off, its times, and what every price would be. */
function CampaignForm({ campaign, choices }: CampaignFormProps) {
  const navigate = useNavigate();
  const of = campaignForm(choices);
  const saved = useSavedForm({
    name: 'campaign',
    what: t('campaigns.notSaved'),
    check: t('campaigns.checkList'),
    onSaved: () => void navigate(href('/admin/campaigns')),
    present: campaign,
    of,
  });
  const { form } = saved;
  return (
    <SavedForm of={saved} words={of.fields} className="grid max-w-3xl grid-cols-1 gap-4">
      <FormBlock title={t('campaigns.goods')} isWide>
        <FormFields of={of} form={form} names={['name', 'by', 'category', 'collection', 'brand', 'attribute']} />
      </FormBlock>
      <FormBlock title={t('campaigns.discount')} isWide>
        <FormFields of={of} form={form} names={['how', 'percent', 'price', 'rounding', 'sparesLosses']} />
      </FormBlock>
      <FormBlock title={t('campaigns.dates')} isWide>
        <FormFields of={of} form={form} names={['from', 'until']} />
      </FormBlock>
      <CampaignPrices
        sent={{ ...of.sentOf(form.values), ...(campaign && { id: campaign.id }) }}
        isRight={form.isRight}
        onWrong={form.showAll}
      />
      <BackBar of={saved} to={href('/admin/campaigns')} />
    </SavedForm>
  );
}
