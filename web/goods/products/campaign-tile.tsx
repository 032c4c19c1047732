import { Link } from 'react-router';
import type { CatalogueCampaign } from '#contract/site/home.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import { Picture } from '#web/core/ui/picture.tsx';

/** A campaign among products, in the place of two of them. The whole tile is its link. */
export function CampaignTile({ campaign }: { readonly campaign: CatalogueCampaign }) {
  return (
    <li className="campaign-tile">
      <div>
        <Picture picture={campaign.wide} sizes="(min-width: 1024px) 50vw, (min-width: 768px) 62vw, 150vw" />
      </div>
      <h2 lang={langOf(campaign, 'title')} className="font-display text-title">
        {campaign.title}
      </h2>
      <p lang={langOf(campaign, 'line')}>{campaign.line}</p>
      <Link to={campaign.to} prefetch="intent" lang={langOf(campaign, 'label')} className="link">
        {campaign.label}
      </Link>
    </li>
  );
}
