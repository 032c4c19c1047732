import { t } from '#messages/messages.ts';
import { visitorMeansWords } from '#contract/core/settings/visitor-means.ts';
import type { MeansOffer } from '#contract/sales/payments/means-offers.ts';

/** A means by which a purchase can be paid: one without a provider, or the provider. */
export type Means = MeansOffer | 'provider';

/** The name of a means in the form. */
export const meansKey = (means: Means): string => (means === 'provider' ? means : means.means);

type MeansChoiceProps = {
  readonly choices: readonly Means[];
  readonly chosen: Means | undefined;
  readonly onChoose: (key: string) => void;
};

/**
 * The means of payment as radio tiles, with what each changes of the price; a single one is not asked for, and only shown if it is no
 * provider's page that follows. The form gets `means`.
 */
export function MeansChoice({ choices, chosen, onChoose }: MeansChoiceProps) {
  const [only] = choices;
  if (only && choices.length === 1) {
    return (
      <>
        <input type="hidden" name="means" value={meansKey(only)} />
        {only !== 'provider' && (
          <div className="grid gap-1 text-small">
            <p className="label text-stone">{t('delivery-step.howToPay')}</p>
            <p>{nameOf(only)}</p>
          </div>
        )}
      </>
    );
  }
  if (choices.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 label text-stone">{t('delivery-step.howToPay')}</legend>
      {choices.map((means) => {
        const key = meansKey(means);
        return (
          <label
            key={key}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-soft border border-edge bg-sheet px-4 text-small hover:border-ink has-checked:border-ink"
          >
            <input
              type="radio"
              name="means"
              value={key}
              checked={chosen !== undefined && key === meansKey(chosen)}
              onChange={() => onChoose(key)}
              className="size-4 flex-none accent-ink"
            />
            <span className="flex-1">{nameOf(means)}</span>
            {means !== 'provider' && means.percent !== 0 && <span className="text-stone">{changeWords(means)}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

function nameOf(means: Means): string {
  return means === 'provider' ? t('delivery-step.byCard') : visitorMeansWords[means.means];
}

function changeWords({ percent }: MeansOffer): string {
  return percent < 0
    ? t('delivery-step.percentLess', { percent: -percent })
    : t('delivery-step.percentMore', { percent });
}
