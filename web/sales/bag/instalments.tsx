import { t } from '#messages/messages.ts';
import type { InstalmentTerms } from '#contract/core/money/instalment-terms.ts';
import { bestFree, plansFor, type ShownPlan } from '#contract/core/money/instalments.ts';
import { freeWords, planWords, rateWords } from '#contract/core/money/instalment-words.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { Money } from '#contract/core/money/money.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';

type InstalmentsProps = {
  readonly terms: InstalmentTerms | null;
  readonly amount: Money;
  /** True to show all plans too, folded. */
  readonly hasAll?: boolean;
  readonly className?: string;
};

/** In how many instalments an amount can be paid by any credit card; nothing where that is not known. */
export function Instalments({ terms, amount, hasAll = false, className }: InstalmentsProps) {
  const plans = plansFor(terms, amount);
  const best = bestFree(plans);
  return (
    <>
      {best && <p className={joinClasses('text-small', className)}>{freeWords(best)}</p>}
      {hasAll && plans.length > 0 && (
        <details className="text-small">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 wide:min-h-6">
            {t('instalments.all')}
          </summary>
          <p className="mt-2 text-stone">{t('instalments.byCard')}</p>
          <p className="mt-1">{t('instalments.cash', { price: formatPrice(amount) })}</p>
          <ul className="mt-2 grid gap-4">
            {plans.map((plan) => (
              <Plan key={`${plan.count} ${plan.total.minor}`} plan={plan} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** One plan; of one with interest what the credit costs, five times as large as its rate, as Argentina wants it. */
function Plan({ plan }: { readonly plan: ShownPlan }) {
  const { total, cft, tea } = plan;
  return (
    <li className="grid gap-0.5 tabular-nums">
      <span>{planWords(plan)}</span>
      <span className="text-stone">{t('instalments.total', { total: formatPrice(total) })}</span>
      {cft !== null && (
        <strong className="text-rate wrap-anywhere">{t('instalments.cft', { percent: rateWords(cft) })}</strong>
      )}
      {tea !== null && <span className="text-caption">{t('instalments.tea', { percent: rateWords(tea) })}</span>}
    </li>
  );
}
