import { t } from '#messages/messages.ts';
import { useId } from 'react';
import { href, Link } from 'react-router';
import { shopMoney, times } from '#contract/core/money/money.ts';
import { preorderWords } from '#web/core/product-card/preorder-words.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { Picture } from '#web/core/ui/picture.tsx';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { unitKey } from '#contract/goods/sizes/unit-name.ts';
import { isRepeatedClick } from '#web/core/ui/gesture.ts';
import { raiseInBag } from './bag-changes.ts';
import { isShort } from './bag-amounts.ts';
import { isSizeGone, promisedOf, stockOf, type Bag, type BagItem } from './bag.ts';
import { lowerLine, removeLine } from './remove-line.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { ColorAndSize } from './color-and-size.tsx';
import { withPrefix } from '#web/core/links/language-prefix.ts';

/** The lines of the bag, with controls for their quantities. */
export function BagLines({ bag, onLeave }: { readonly bag: Bag; readonly onLeave?: () => void }) {
  return (
    <ul aria-label={t('bag.productsIn')} className="border-t border-line">
      {bag.map((item) => (
        <BagLine key={unitKey(item)} item={item} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function BagLine({ item, onLeave }: { readonly item: BagItem; readonly onLeave: (() => void) | undefined }) {
  const { id, name, currentPrice, priceBefore, quantity, picture } = item;
  const price = shopMoney(currentPrice);
  const promised = promisedOf(item);
  const formId = useId();
  return (
    <li className="bag-line border-b border-line">
      <Link
        to={productAddress(id)}
        onClick={onLeave}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-4/5 overflow-hidden bg-sand"
      >
        {picture && <Picture picture={picture} sizes="140px" alt="" />}
      </Link>
      <div className="grid min-w-0 content-between gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Link
              to={productAddress(id)}
              onClick={onLeave}
              lang={item.isOwnName ? ownLang() : undefined}
              className="font-medium break-words hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
            <ColorAndSize item={item} />
            {promised !== undefined && <p className="mt-1 text-small">{preorderWords(promised)}</p>}
            <p className="mt-1 text-small text-stone tabular-nums">{formatPrice(price)}</p>
            {priceBefore !== undefined && (
              <p role="status" className="mt-1 text-small text-warn">
                {t('bag.priceChanged', { before: formatPrice(shopMoney(priceBefore)), now: formatPrice(price) })}
              </p>
            )}
            {isShort(item) && (
              <p role="status" className="mt-1 text-small text-danger">
                {shortWords(item)}
              </p>
            )}
          </div>
          <button
            type="submit"
            name="intent"
            value="remove"
            form={formId}
            aria-label={t('bag.removeItem', { name, size: item.brandSize })}
            data-removes={unitKey(item)}
            onClick={(event) => {
              event.preventDefault();
              if (!isRepeatedClick(event)) removeLine(item, event.currentTarget);
            }}
            className="-mt-2.5 -mr-3 grid size-11 flex-none place-items-center rounded-soft text-stone hover:bg-sand hover:text-ink"
          >
            <Icon name="trash" size={16} />
          </button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Quantity item={item} formId={formId} />
          <p className="tabular-nums">{formatPrice(times(price, quantity))}</p>
        </div>
      </div>
    </li>
  );
}

/** Returns how many units are left, for a line that has more. */
function shortWords(item: BagItem): string {
  return isSizeGone(item) ? t('bag.sizeGone') : t('bag.unitsLeft', { count: stockOf(item) });
}

/** Without scripts its buttons submit a form; the line's remove button belongs to the same form. */
function Quantity({ item, formId }: { readonly item: BagItem; readonly formId: string }) {
  const { quantity } = item;
  const words = { name: item.name, size: item.brandSize };
  const step = 'grid size-11 place-items-center hover:bg-sand';
  return (
    <form id={formId} method="post" action={withPrefix(href('/bag'))}>
      <div
        role="group"
        aria-label={t('bag.quantityOf', words)}
        className="flex items-center rounded-soft border border-edge"
      >
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="variantId" value={item.variantId} />
        <input type="hidden" name="brandSize" value={item.brandSize} />
        <button
          type="submit"
          name="intent"
          value="lower"
          aria-label={t('bag.oneLess', words)}
          className={step}
          // A double click stops at quantity one: it neither removes the line, nor changes the one that moves into its
          // place.
          onClick={(event) => {
            event.preventDefault();
            if (!isRepeatedClick(event) || quantity > 1) lowerLine(item, event.currentTarget);
          }}
        >
          <Icon name="minus" size={16} />
        </button>
        <output aria-live="polite" className="min-w-8 text-center tabular-nums">
          {quantity}
        </output>
        <button
          type="submit"
          name="intent"
          value="raise"
          aria-label={t('bag.oneMore', words)}
          className={step}
          onClick={(event) => {
            event.preventDefault();
            raiseInBag(item);
          }}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
    </form>
  );
}
