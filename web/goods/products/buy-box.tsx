import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { useId, useRef, useState, type MouseEvent } from 'react';
import type { InstalmentTerms } from '#contract/core/money/instalment-terms.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { transferPrice } from '#contract/core/money/transfer-price.ts';
import type { Product } from '#contract/goods/products.ts';
import type { ShownSizeTable } from '#contract/goods/sizes/size-tables.ts';
import { promisedDay, unitsForSale } from '#contract/goods/stock/for-sale.ts';
import { texts } from '#contract/core/texts.ts';
import { confirmAdded } from '#web/sales/bag/added.ts';
import { Instalments } from '#web/sales/bag/instalments.tsx';
import { bagItemOf } from '#web/sales/bag/bag-item.ts';
import { addToBag } from '#web/sales/bag/bag-store.ts';
import { reviewCount, reviewsAddress } from '#web/marketing/reviews/review-words.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { holdsOnce, isRepeatedClick } from '#web/core/ui/gesture.ts';
import { Price } from '#web/core/ui/price.tsx';
import { Stars } from '#web/core/ui/stars.tsx';
import { StickyBar } from '#web/core/ui/sticky-bar.tsx';
import { useLatePart } from '#web/core/ui/use-late-part.ts';
import { Heart } from '#web/marketing/wishlist/heart.tsx';
import { ModelColors } from './model-colors.tsx';
import type { SizeGuideProps } from './size-guide.tsx';
import { SafePurchase } from './safe-purchase.tsx';
import { SizePicker } from './size-picker.tsx';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { langOf } from '#web/core/links/own-lang.ts';

type BuyBoxProps = {
  readonly product: Product;
  readonly instalments: InstalmentTerms | null;
  /** The owner's table of measures for the product. */
  readonly sizeTable: ShownSizeTable | null;
  /** The owner's page with the measures of the sizes, where no table is. */
  readonly sizeGuide: string | null;
  /** What is promised of deliveries, in a sentence. */
  readonly deliveryNote: string;
  readonly rating: { readonly average: number | null; readonly total: number };
};

const loadGuide = async () => (await import('./size-guide.tsx')).SizeGuide;

/** Name, price, size and the button that adds the product to the bag. */
export function BuyBox({ product, instalments, sizeTable, sizeGuide, deliveryNote, rating }: BuyBoxProps) {
  const [chosenId, setChosenId] = useState<number>();
  const [isMissing, setIsMissing] = useState(false);
  const [isMeasuring, setMeasuring] = useState(false);
  const { Part: Guide, bring } = useLatePart<SizeGuideProps>(loadGuide);
  const sizes = useRef<HTMLFieldSetElement>(null);
  const formId = useId();
  const mainButton = useRef<HTMLDivElement>(null);
  const price = {
    current: product.currentPrice,
    previous: product.isOffertPrice ? product.previousPrice : null,
  };

  const byTransfer = transferPrice(product.currentPrice);
  const chosen = product.variants.find(({ variantId }) => variantId === chosenId);
  const isForSale = product.variants.some((size) => unitsForSale(size) > 0);
  const soonest = promisedDay(product.variants);
  const isPreorder = chosen ? chosen.stock === 0 : soonest !== undefined;

  function choose(next: number | undefined) {
    setChosenId(next);
    setIsMissing(false);
  }

  function add(event: MouseEvent) {
    event.preventDefault();
    if (isRepeatedClick(event)) return;
    if (!chosen) {
      setIsMissing(true);
      sizes.current?.querySelector<HTMLInputElement>(':enabled')?.focus();
      return;
    }
    const item = bagItemOf(product, chosen);
    if (addToBag(item)) confirmAdded(item);
  }

  return (
    <section aria-labelledby="product-name" className="grid gap-6">
      <div className="grid gap-2">
        <p className="label text-stone">{product.brandName}</p>
        <h1
          id="product-name"
          lang={langOf(product, 'name')}
          className="font-display text-heading text-balance wrap-anywhere"
        >
          {product.name}
        </h1>
        {rating.average !== null && (
          <a
            href={withPrefix(reviewsAddress(product.id, 'reviews'))}
            className="-my-2.5 inline-flex min-h-11 items-center gap-2 text-small text-stone underline-offset-4 hover:underline wide:my-0 wide:min-h-6"
          >
            <Stars value={rating.average} />
            {reviewCount(rating.total)}
          </a>
        )}
        <Price className="text-title" {...price} notes={[product.reductionNote]} />
        {byTransfer && <p className="text-small">{t('catalogue.transferPrice', { price: formatPrice(byTransfer) })}</p>}
        <Instalments terms={instalments} amount={product.currentPrice} hasAll />
        {product.netPriceNote && <p className="text-caption text-stone">{product.netPriceNote}</p>}
      </div>
      <ModelColors product={product} />
      <div className="grid gap-2">
        {/* Without scripts the size is sent to the bag's page, which adds it. */}
        <form id={formId} method="post" action={withPrefix(href('/bag'))}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="id" value={product.id} />
        </form>
        <SizePicker
          ref={sizes}
          form={formId}
          variants={product.variants}
          value={chosenId}
          onChange={choose}
          error={isMissing ? texts.detail.sizeMissing : undefined}
        />
        {sizeTable && (
          <Button
            tone="quiet"
            size="small"
            className="justify-self-start px-0! noscript:hidden"
            aria-haspopup="dialog"
            onClick={() => void bring().then(setMeasuring)}
          >
            {t('catalogue.sizeGuide')}
          </Button>
        )}
        {sizeGuide && !sizeTable && (
          <LinkButton to={sizeGuide} tone="quiet" size="small" className="justify-self-start px-0!">
            {t('catalogue.sizeGuide')}
          </LinkButton>
        )}
      </div>
      <div ref={mainButton} className="flex items-center gap-2">
        <Button wide type="submit" form={formId} onClick={add} onKeyDown={holdsOnce} disabled={!isForSale}>
          {buttonWords({ isForSale, isPreorder })}
        </Button>
        {/* Its place is held free before it is known whose heart it is. */}
        <div data-heart="" className="hidden size-11 flex-none in-data-member:block">
          <Heart product={product} />
        </div>
      </div>
      <SafePurchase deliveryNote={deliveryNote} promised={chosen ? chosen.preorder?.on : soonest} />
      {isForSale && (
        <StickyBar of={mainButton}>
          <span className="grid min-w-0 flex-1 text-small">
            <span lang={langOf(product, 'name')} className="truncate">
              {product.name}
            </span>
            <Price {...price} />
          </span>
          <Button size="small" className="min-h-11!" onClick={add} onKeyDown={holdsOnce}>
            {t('catalogue.addShort')}
          </Button>
        </StickyBar>
      )}
      {Guide && sizeTable && (
        <Guide
          open={isMeasuring}
          table={sizeTable}
          size={chosen?.brandSize ?? ''}
          fit={product.info.sizeAndFit}
          onClose={() => setMeasuring(false)}
        />
      )}
    </section>
  );
}

function buttonWords({ isForSale, isPreorder }: { readonly isForSale: boolean; readonly isPreorder: boolean }): string {
  if (!isForSale) return t('product-card.soldOut');
  return isPreorder ? t('preorders.add') : t('catalogue.addToBag');
}
