import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import {
  campaignVerdicts,
  type CampaignPreview,
  type CampaignVerdict,
  type PreviewedProduct,
} from '#contract/marketing/campaigns/campaign-preview.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import type { FieldRecord } from '#web/core/forms/form-of.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { marginWords } from '#contract/core/money/margin.ts';
import { formatNumber, formatPrice } from '#contract/core/money/price-words.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { Table } from '#web/core/ui/table.tsx';

/** What the page with the prices answers: them, or why there are none. */
export type PreviewAnswer = { readonly preview: CampaignPreview | null; readonly message: string };

type CampaignPricesProps = {
  /** What the form would send. */
  readonly sent: FieldRecord;
  readonly isRight: boolean;
  /** Called instead of asking for the prices of a form that is wrong. */
  readonly onWrong: () => void;
};

/** The prices of every product before and during the campaign that is being typed, asked for by a button. */
export function CampaignPrices({ sent, isRight, onWrong }: CampaignPricesProps) {
  const { data, isBusy, submit, notice } = useRequest<PreviewAnswer>({
    what: t('campaigns.notPreviewed'),
    told: 'beside',
  });
  const ask = (page: number) => {
    if (!isRight) return onWrong();
    const action = href('/admin/campaign-preview');
    void submit(structuredClone({ ...sent, page }), { method: 'post', action, encType: 'application/json' });
  };
  const preview = data?.preview;
  return (
    <FormBlock title={t('campaigns.previewTitle')}>
      {notice}
      <FormAlert>{data && !preview && data.message}</FormAlert>
      <div>
        <Button tone="outline" busy={isBusy} onClick={() => ask(1)}>
          {t('campaigns.preview')}
        </Button>
      </div>
      {preview && <PriceTable preview={preview} onPage={ask} />}
    </FormBlock>
  );
}

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
