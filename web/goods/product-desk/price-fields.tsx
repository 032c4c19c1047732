import { href, Link } from 'react-router';
import { t } from '#messages/messages.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { CheckField } from '#web/core/ui/check-field.tsx';
import type { PriceFacts } from '#contract/goods/product-desk.ts';
import type { GivingCampaign } from '#contract/marketing/campaigns/campaigns.ts';
import { shopMoney, toDecimal } from '#contract/core/money/money.ts';
import { withPrice } from '#contract/core/money/price-history.ts';
import { struckPrice } from '#contract/core/money/struck-price.ts';
import { parsePrice } from '#contract/core/money/typed-price.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { withOffer, type productForm } from './product-values.ts';
import type { ProductValues } from './product-words.ts';

type PriceFieldsProps = {
  readonly of: ReturnType<typeof productForm>;
  readonly form: FormOf<ProductValues>;
  /** What the price before an offer follows from; null where it is typed. */
  readonly facts: PriceFacts | null;
  /** True if the shop's country has several rates of tax. */
  readonly hasRates: boolean;
  /** The campaign that gives the product its present price. */
  readonly campaign: GivingCampaign | null;
};

type Before = Partial<Pick<ProductValues, 'previousPrice'>>;

/** The price of a product, and the former one of an offer, which is filled in with each price that is typed. */
export function PriceFields({ of, form, facts, hasRates, campaign }: PriceFieldsProps) {
  const { values, change } = form;
  const before = (currentPrice: string): Before =>
    facts === null ? {} : { previousPrice: previousPriceFrom(facts, currentPrice, Date.now()) };
  const toggle = (isOffertPrice: boolean) => {
    const changed = withOffer(values, isOffertPrice);
    change(isOffertPrice ? { ...changed, ...before(changed.currentPrice ?? values.currentPrice) } : changed);
  };
  const put: typeof form.put = (changed, ...places) => {
    const { currentPrice } = changed;
    const isTyped = values.isOffertPrice && typeof currentPrice === 'string';
    form.put(isTyped ? { ...changed, ...before(currentPrice) } : changed, ...places);
  };
  return (
    <FormBlock title={t('product-desk.price')}>
      {campaign && <CampaignNote campaign={campaign} />}
      <CheckField
        label={t('product-desk.onOffer')}
        checked={values.isOffertPrice}
        onChange={(event) => toggle(event.target.checked)}
      />
      <FormFields
        of={of}
        form={{ ...form, put }}
        names={['previousPrice', 'currentPrice', ...(hasRates ? (['vatPercent'] as const) : [])]}
        more={facts === null ? {} : { previousPrice: { hint: hintOf(before(values.currentPrice)) } }}
      />
    </FormBlock>
  );
}

function hintOf({ previousPrice }: Before): string {
  return previousPrice === '' ? t('product-desk.noPreviousPrice') : t('product-desk.previousPriceHint');
}

/**
 * Returns the price before an offer that begins now, as the form has it, '' without a true one. As long as no price of the offer is
 * typed, it is the one before any lower price.
 */
export function previousPriceFrom({ rule, history }: PriceFacts, currentPrice: string, now: number): string {
  const entries = history.map((entry) => ({ ...entry, since: Date.parse(entry.since), price: entry.price.minor }));
  const offered = { since: now, price: parsePrice(currentPrice)?.minor ?? 0, isOffer: true, isPublic: true };
  const struck = struckPrice(withPrice(entries, offered), rule);
  return struck === null ? '' : String(toDecimal(shopMoney(struck)));
}

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
