import { t } from '#messages/messages.ts';
import { href, useNavigate } from 'react-router';
import type { Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { CampaignPrices } from './campaign-prices.tsx';
import { campaignForm } from './campaign-values.ts';
import type { GoodsChoices } from './goods-fields.ts';

type CampaignFormProps = {
  /** The campaign to change; null creates one. */
  readonly campaign: Campaign | null;
  readonly choices: GoodsChoices;
};

/** The form of a campaign: its goods, what is off, its times, and what every price would be. */
export function CampaignForm({ campaign, choices }: CampaignFormProps) {
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
