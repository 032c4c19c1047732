import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { DatedOffer } from '#contract/goods/product-desk.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords, localShopTime } from '#contract/core/time/shop-time.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { toDecimal } from '#contract/core/money/money.ts';

/** The offer of a product that begins and ends by itself. */
export function DatedOfferForm({ offer }: { readonly offer: DatedOffer | null }) {
  const stored = typedOffer(offer);
  const [typed, setTyped] = useState(stored);
  const [known, setKnown] = useState(JSON.stringify(offer));
  // After a save, and when it has begun or ended by itself.
  if (known !== JSON.stringify(offer)) {
    setKnown(JSON.stringify(offer));
    setTyped(stored);
  }
  const { data, state, submit, notice } = useRequest<ActionOutcome>({
    what: t('product-desk.offer.notSaved'),
    told: 'beside',
  });
  const isChanged = JSON.stringify(typed) !== JSON.stringify(stored);
  const { question } = useUnsaved(isChanged && state === 'idle');
  useToast(data?.isDone ? data : undefined);
  const send = (given: ReturnType<typeof offerOf> | null) => {
    if (state === 'idle') void submit({ offer: given }, { method: 'post', encType: 'application/json' });
  };
  const errors = data?.isDone === false ? data.errors : undefined;
  const field = (name: keyof TypedOffer) => ({
    value: typed[name],
    error: errors?.[`offer.${name}`],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form
      noValidate
      className="max-w-3xl"
      onSubmit={(event) => {
        event.preventDefault();
        send(offerOf(typed));
      }}
    >
      {question}
      <FormBlock title={t('product-desk.offer.title')}>
        {notice}
        <FormAlert>{data?.isDone === false && !errors && data.message}</FormAlert>
        <p className="text-small text-stone">{offer ? wordsOf(offer) : t('product-desk.offer.about')}</p>
        <TextField label={t('product-desk.offer.price')} inputMode="decimal" required {...field('price')} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label={t('product-desk.offer.from')} type="datetime-local" required {...field('from')} />
          <TextField
            label={t('product-desk.offer.until')}
            hint={t('product-desk.offer.untilHint')}
            type="datetime-local"
            {...field('until')}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="outline" busy={state === 'submitting'}>
            {t('product-desk.offer.save')}
          </Button>
          {offer && (
            <Button tone="outline" onClick={() => send(null)}>
              {offer.isRunning ? t('product-desk.offer.end') : t('product-desk.offer.remove')}
            </Button>
          )}
        </div>
      </FormBlock>
    </form>
  );
}

function wordsOf({ price, from, until, isRunning }: DatedOffer): string {
  const since = { price: formatPrice(price), from: momentInWords(from) };
  if (!isRunning) return t('product-desk.offer.planned', since);
  if (until === null) return t('product-desk.offer.open', since);
  return t('product-desk.offer.running', { price: since.price, until: momentInWords(until) });
}

/** What is typed of an offer with dates: a price, and two local times of the shop; '' for what is not said. */
type TypedOffer = { readonly price: string; readonly from: string; readonly until: string };

/** Returns what the form begins with. */
export function typedOffer(offer: DatedOffer | null): TypedOffer {
  if (!offer) return { price: '', from: '', until: '' };
  const until = offer.until === null ? '' : localShopTime(offer.until);
  return { price: String(toDecimal(offer.price)), from: localShopTime(offer.from), until };
}

/** Returns what is sent of what was typed. */
export function offerOf({ price, from, until }: TypedOffer) {
  return { price, from, until: until === '' ? null : until };
}
