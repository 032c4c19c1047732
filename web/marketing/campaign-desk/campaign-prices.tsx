import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { CampaignPreview } from '#contract/marketing/campaigns/campaign-preview.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import type { FieldRecord } from '#web/core/forms/form-of.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { PriceTable } from './price-table.tsx';

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
