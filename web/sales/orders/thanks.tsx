import { t } from '#messages/messages.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { Rich } from '#web/core/ui/rich.tsx';
import { href, Link } from 'react-router';
import type { Order } from '#contract/sales/orders/orders.ts';
import { whatsAppLink } from '#contract/core/fields/contact-way.ts';
import { unitKey } from '#contract/goods/sizes/unit-name.ts';
import { WhatsAppLink } from '#web/core/layout/whats-app-link.tsx';
import { preorderWords } from '#web/core/product-card/preorder-words.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { outcomeWords } from './order-outcome.ts';
import { OrderThumbnail } from './order-thumbnail.tsx';

const steps = [
  { title: t('orders.paymentApproved'), text: t('orders.paymentConfirmed'), isDone: true },
  { title: t('orders.preparation'), text: t('orders.preparationText'), isDone: false },
  { title: t('orders.onItsWay'), text: t('orders.onItsWayText'), isDone: false },
] as const;

/** Says that an order is paid, what was bought, what comes next, and whom to ask. */
export function Thanks({ order }: { readonly order: Order }) {
  const { title, text } = outcomeWords(order);
  return (
    <div className="grid gap-10">
      <div role="status" className="grid gap-3">
        <h1 className="font-display text-heading">{title}</h1>
        <p className="max-w-prose text-stone wrap-anywhere">{text}</p>
      </div>
      <ul aria-label={t('orders.whatYouBought')} className="flex flex-wrap gap-3">
        {order.orderDetails.map((line) => {
          const { name, brandSize: size, quantity, promisedOn } = line;
          return (
            <li key={unitKey(line)} className="grid w-28 content-start gap-2 text-caption sm:w-36">
              <OrderThumbnail line={line} width={144} className="w-full" />
              <span>
                <span lang={ownLang()}>{name}</span>
                <span className="block text-stone">
                  {t('orders.sizeOf', { size })}
                  {quantity > 1 && ` · ${t('bag.units', { count: quantity })}`}
                </span>
                {promisedOn !== null && <span className="block">{preorderWords(promisedOn)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <section aria-labelledby="next-steps" className="grid gap-6 border-t border-line pt-8">
        <h2 id="next-steps" className="font-display text-title">
          {t('orders.whatComesNext')}
        </h2>
        <ol className="grid gap-4 sm:grid-cols-3">
          {steps.map(({ title: step, text: detail, isDone }, at) => (
            <li key={step} className="grid grid-cols-[2rem_1fr] gap-3 sm:content-start">
              <span
                aria-hidden="true"
                className={`grid size-8 place-items-center rounded-full border text-small ${isDone ? 'border-ok text-ok' : 'border-edge text-stone'}`}
              >
                {isDone ? <Icon name="check" size={16} /> : at + 1}
              </span>
              <span className="text-small">
                <span className="block font-medium">
                  {step}
                  {isDone && <span className="text-ok"> {t('orders.stepDone')}</span>}
                </span>
                <span className="block text-stone">{detail}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="max-w-prose text-small text-stone">
          <Rich
            text={t('orders.keptInHistory', { number: order.number })}
            elements={{
              link: (words) => (
                <Link to={href('/user/orders')} className="link text-ink">
                  {words}
                </Link>
              ),
            }}
          />
          {whatsAppLink() !== null && (
            <>
              {' '}
              <Rich
                text={t('orders.askWithNumber')}
                elements={{
                  link: (words) => (
                    <WhatsAppLink order={order} className="link text-ink">
                      {words}
                    </WhatsAppLink>
                  ),
                }}
              />
            </>
          )}
        </p>
      </section>
    </div>
  );
}
