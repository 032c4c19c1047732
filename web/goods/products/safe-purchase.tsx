import { t } from '#messages/messages.ts';
import { countedFromWords } from '#web/core/product-card/preorder-words.ts';

type SafePurchaseProps = {
  /** What is promised of deliveries, in a sentence; '' if nothing is. */
  readonly deliveryNote: string;
  /** The day that is promised of goods that are not there yet. */
  readonly promised: string | undefined;
};

/** What a buyer may rely on: deliveries, which of a pre-order count from its day, and protection. */
export function SafePurchase({ deliveryNote, promised }: SafePurchaseProps) {
  const from = deliveryNote === '' ? '' : countedFromWords(promised);
  return (
    <p className="text-small text-stone">
      {t('catalogue.safePurchase', { deliveryNote: [deliveryNote, from].filter(Boolean).join(' ') })}
    </p>
  );
}
