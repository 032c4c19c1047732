import { t } from '#messages/messages.ts';
import { marginWords } from '#contract/core/money/margin.ts';
import { formatNumber, formatPrice } from '#contract/core/money/price-words.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { campaignVerdicts } from '#contract/marketing/campaigns/campaign-preview.ts';
import type {
  CampaignPreview,
  CampaignVerdict,
  PreviewedProduct,
} from '#contract/marketing/campaigns/campaign-preview.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Table } from '#web/core/ui/table.tsx';

const verdictNames = {
  loss: t('campaigns.loss'),
  spared: t('campaigns.spared'),
  untrue: t('campaigns.untrue'),
  left: t('campaigns.left'),
  cheaper: t('campaigns.cheaper'),
  reduced: t('campaigns.reduced'),
} as const satisfies Record<CampaignVerdict, string>;

const [product, before, during, margin, outcome] = [
  t('campaigns.product'),
  t('campaigns.before'),
  t('campaigns.during'),
  t('campaigns.marginColumn'),
  t('campaigns.outcome'),
];

type PriceTableProps = { readonly preview: CampaignPreview; readonly onPage: (page: number) => void };

/** What a campaign does with each product, those that need a look first; and how many of each. */
export function PriceTable({ preview: { counts, products, page, pages }, onPage }: PriceTableProps) {
  if (products.length === 0) return <p className="text-small text-stone">{t('campaigns.previewNone')}</p>;
  const counted = campaignVerdicts.filter((verdict) => (counts[verdict] ?? 0) > 0).toReversed();
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small" aria-live="polite">
        {counted.map((verdict) => (
          <li key={verdict} className={toneOf(verdict)}>
            {t('campaigns.countsOf', { name: verdictNames[verdict], count: formatNumber(counts[verdict] ?? 0) })}
          </li>
        ))}
      </ul>
      <Table caption={t('campaigns.previewTitle')} columns={[product, before, during, margin, outcome]}>
        {products.map((one) => (
          <tr key={one.id}>
            <td data-column={product}>{nameWithColor(one)}</td>
            <td data-column={before}>{formatPrice(one.before)}</td>
            <td data-column={during}>{formatPrice(one.during)}</td>
            <td data-column={margin}>{marginOf(one)}</td>
            <td data-column={outcome} className={toneOf(one.verdict)}>
              {verdictNames[one.verdict]}
            </td>
          </tr>
        ))}
      </Table>
      {pages > 1 && (
        <nav aria-label={t('campaigns.pages')} className="flex flex-wrap items-center gap-3 text-small">
          <Button tone="outline" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('campaigns.previousPage')}
          </Button>
          {t('campaigns.pageOf', { page, pages })}
          <Button tone="outline" size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
            {t('campaigns.nextPage')}
          </Button>
        </nav>
      )}
    </>
  );
}

const toneOf = (verdict: CampaignVerdict) => (verdict === 'loss' ? 'text-sale' : undefined);

function marginOf({ marginBefore, marginDuring }: PreviewedProduct): string {
  if (!marginBefore || !marginDuring) return '—';
  return t('campaigns.marginChange', { before: marginWords(marginBefore), during: marginWords(marginDuring) });
}
