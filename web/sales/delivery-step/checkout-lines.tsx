import { t } from '#messages/messages.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { shopMoney, times } from '#contract/core/money/money.ts';
import { unitKey } from '#contract/goods/sizes/unit-name.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import type { Bag } from '../bag/bag.ts';
import { ColorAndSize } from '../bag/color-and-size.tsx';

/** What is bought, beside what it costs. */
export function CheckoutLines({ bag }: { readonly bag: Bag }) {
  return (
    <ul aria-label={t('bag.productsIn')} className="grid gap-4">
      {bag.map((item) => (
        <li key={unitKey(item)} className="grid grid-cols-[3.5rem_1fr_auto] gap-x-4 text-small">
          <span className="block aspect-4/5 overflow-hidden bg-paper">
            {item.picture && <Picture picture={item.picture} sizes="56px" alt="" />}
          </span>
          <div className="min-w-0">
            <p lang={item.isOwnName ? ownLang() : undefined} className="wrap-anywhere">
              {item.name}
            </p>
            <ColorAndSize item={item} />
            <p className="mt-1 text-stone">{t('bag.units', { count: item.quantity })}</p>
          </div>
          <p className="tabular-nums">{formatPrice(times(shopMoney(item.currentPrice), item.quantity))}</p>
        </li>
      ))}
    </ul>
  );
}
