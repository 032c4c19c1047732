import { t } from '#messages/messages.ts';
import { compare, type Money } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { joinClasses } from './join-classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type PriceProps = {
  readonly current: Money;
  /** What it cost before; shown struck through when it is more. */
  readonly previous?: Money | null | undefined;
  /** What the law wants beside the price. */
  readonly notes?: readonly (string | null | undefined)[];
  readonly className?: string;
};

/** A price, the former one, and below them notes. */
export function Price({ current, previous, notes = [], className }: PriceProps) {
  const replaced = previous && compare(previous, current) > 0 ? previous : undefined;
  return (
    <span className={joinClasses('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <span className={joinClasses(replaced && 'text-sale')}>
        {replaced && <VisuallyHidden>{t('ui.discountPrice')} </VisuallyHidden>}
        {formatPrice(current)}
      </span>
      {replaced && (
        <s className="text-stone">
          <VisuallyHidden>{t('ui.before')} </VisuallyHidden>
          {formatPrice(replaced)}
        </s>
      )}
      {notes.map(
        (note) =>
          note && (
            <span key={note} className="basis-full text-caption text-stone">
              {note}
            </span>
          ),
      )}
    </span>
  );
}
