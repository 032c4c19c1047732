import { t } from '#messages/messages.ts';
import { linksInLanguage } from '#web/core/links/owner-links.ts';
import type { Product } from '#contract/goods/products.ts';
import { departmentWord } from '#contract/core/shop/present-departments.ts';
import { DeliveryQuote } from '#web/delivery/offers/delivery-quote.tsx';
import type { Offered } from '#web/delivery/offers/load-offers.ts';
import { Disclosure } from '#web/core/ui/disclosure.tsx';
import { placeOf } from './gender-words.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import { colorName, langOfColor } from '#web/core/product-card/model-colors.ts';

type ProductInfoProps = { readonly product: Product; readonly offered: Offered };

/**
 * The description and details of a product, of which what it is made of comes first. The description's HTML was sanitized when it was
 * written.
 */
export function ProductInfo({ product, offered }: ProductInfoProps) {
  const { description, brandName, attributes, info } = product;
  const department = product.isUnisex ? t('catalogue.unisex') : placeOf(product).department.name;
  const facts = [
    ...product.facts.map(({ name, text }) => [name, text, undefined] as const),
    ...attributes.map(({ name, shownName = name, words }) => [shownName, words.join(', '), undefined] as const),
    [departmentWord(), department, undefined],
    [t('catalogue.brand'), brandName, undefined],
    [t('catalogue.color'), colorName(product), langOfColor(product)],
  ] as const;
  const parts = [
    [t('catalogue.aboutItem'), info.aboutMe, 'aboutMe'],
    [t('catalogue.care'), info.careInfo, 'careInfo'],
    [t('catalogue.sizeAndFit'), info.sizeAndFit, 'sizeAndFit'],
  ] as const;
  return (
    <section aria-label={t('catalogue.productInfo')} className="grid gap-8">
      <div
        lang={langOf(product, 'description')}
        className="max-w-prose rich-text"
        dangerouslySetInnerHTML={{ __html: linksInLanguage(description) }}
      />
      <div className="border-t border-line">
        {parts
          .filter(([, text]) => text !== '')
          .map(([title, text, name], index) => (
            <Disclosure key={title} title={title} open={index === 0}>
              <p lang={langOf(product, name)} className="whitespace-pre-line">
                {text}
              </p>
            </Disclosure>
          ))}
        <Disclosure title={t('catalogue.details')}>
          <dl className="grid gap-3">
            {facts.map(([name, value, lang]) => (
              <div key={`${name} ${value}`} className="grid grid-cols-[8rem_1fr] items-baseline gap-4">
                <dt className="label wrap-anywhere">{name}</dt>
                <dd lang={lang} className="wrap-anywhere text-ink">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
        {offered.offers.length > 0 && (
          <Disclosure title={t('catalogue.deliveryAndPickup')}>
            <DeliveryQuote {...offered} parcel={{ subtotal: product.currentPrice, weight: product.weight }} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}
