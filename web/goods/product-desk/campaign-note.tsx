import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import type { GivingCampaign } from '#contract/marketing/campaigns/campaigns.ts';

type CampaignNoteProps = { readonly campaign: GivingCampaign };

/** Says that the price of the form is that of a campaign, which one, and until when. */
export function CampaignNote({ campaign: { id, name, until } }: CampaignNoteProps) {
  return (
    <p className="text-small text-stone">
      {until === null
        ? t('product-desk.campaign.open')
        : t('product-desk.campaign.running', { until: momentInWords(until) })}{' '}
      <Link to={href('/admin/campaigns/:id', { id: String(id) })} className="underline underline-offset-4">
        {name}
      </Link>
      . {t('product-desk.campaign.leaves')}
    </p>
  );
}
