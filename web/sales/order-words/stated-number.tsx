import { t } from '#messages/messages.ts';
import { countryName } from '#contract/core/countries/country-name.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';

type StatedNumberProps = {
  /** What the number is. */
  readonly label: string;
  readonly number: string;
  /** When the shop received what it numbers, in ISO form. */
  readonly at: string;
};

/** The number that the law wants at once for what somebody stated, with its date and time. */
export function StatedNumber({ label, number, at }: StatedNumberProps) {
  return (
    <div role="status" className="grid w-full gap-1 border border-line bg-sheet p-6">
      <p className="text-small text-stone">{label}</p>
      <p data-code className="font-display text-heading tabular-nums">
        {number}
      </p>
      <p className="text-small">
        <time dateTime={at}>{momentWords(at)}</time> {t('withdrawals.timeOf', { country: countryName() })}
      </p>
    </div>
  );
}
