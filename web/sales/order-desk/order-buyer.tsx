import { t } from '#messages/messages.ts';
import { language } from '#messages/present-language.ts';
import { href, Link } from 'react-router';
import { DeskLink } from '#web/core/session/desk-link.tsx';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import { phoneLink } from '#contract/people/phone-extension.ts';
import type { OrderBuyer } from '#contract/sales/orders/order-buyer.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { shopDay, shortDayWords } from '#contract/core/time/shop-time.ts';
import { orderDay, orderStatusName } from '../order-words/order-words.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';

/** A link as high as a finger on phones, where links are below each other. */
const touchLink = 'link max-md:flex max-md:min-h-11 max-md:w-fit max-md:items-center';

/** 'Comprador': who bought the order, how to reach this person, and what else was bought. */
export function OrderBuyerSection({ buyer }: { readonly buyer: OrderBuyer }) {
  const { name, account, accepted, history } = buyer;
  return (
    <section aria-labelledby="buyer-title" className="border-x border-b border-line bg-paper p-6 md:px-12">
      <h2 id="buyer-title" className="label text-stone">
        {t('order-desk.buyerTitle')}
      </h2>
      <div className="mt-3 grid gap-x-8 gap-y-4 text-small sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <p className="font-medium wrap-anywhere">
            {account ? (
              <DeskLink to={href('/admin/clients/:user_name', { user_name: account.username })} className={touchLink}>
                {name || account.username}
              </DeskLink>
            ) : (
              name || (buyer.isForgotten ? t('order-desk.accountDeleted') : t('order-desk.noName'))
            )}
          </p>
          <Contact {...buyer} />
          {account ? (
            <p className="text-stone">{t('order-desk.accountSince', { day: shortDayWords(shopDay(account.since)) })}</p>
          ) : (
            !buyer.isForgotten && <p className="text-stone">{t('order-desk.noAccount')}</p>
          )}
        </div>
        {history && <History {...history} />}
      </div>
      {accepted.length > 0 && (
        <p className="mt-4 text-small text-stone wrap-anywhere">
          {t('order-desk.acceptedTerms', { pages: new Intl.ListFormat(language()).format(accepted.map(versionWords)) })}
        </p>
      )}
    </section>
  );
}

const versionWords = ({ title, version, changedOn }: OrderBuyer['accepted'][number]) =>
  t('order-desk.acceptedVersion', { title, version, day: shortDayWords(changedOn) });

/** The ways to reach the buyer, each a link. */
function Contact({ email, phone, dni }: Pick<OrderBuyer, 'email' | 'phone' | 'dni'>) {
  return (
    <>
      {email !== '' && (
        <a href={`mailto:${email}`} className={joinClasses(touchLink, 'justify-self-start wrap-anywhere')}>
          {email}
        </a>
      )}
      {phone !== '' && (
        <a href={phoneLink(phone)} className={joinClasses(touchLink, 'justify-self-start tabular-nums')}>
          {phone}
        </a>
      )}
      {dni !== '' && (
        <p className="tabular-nums">
          {personalIdName().name} {dni}
        </p>
      )}
    </>
  );
}

type BuyerHistory = NonNullable<OrderBuyer['history']>;

/** What else the buyer bought, the newest orders each with a link. */
function History(history: BuyerHistory) {
  const { latest } = history;
  return (
    <div className="grid content-start gap-1">
      <p className="tabular-nums">{historyWords(history)}</p>
      {latest.length > 0 && (
        <ul aria-label={t('order-desk.otherOrders')} className="grid">
          {latest.map(({ reference, number, orderDate, status, total }) => (
            <li key={reference}>
              <Link
                to={href('/admin/orders/:payment_id', { payment_id: reference })}
                className="group grid min-h-11 grid-cols-[1fr_auto] gap-x-4 border-t border-line py-2 tabular-nums"
              >
                <span className="underline-offset-4 group-hover:underline">{t('order-words.number', { number })}</span>
                <span>{formatPrice(total)}</span>
                <span className="text-caption text-stone">{shortDayWords(orderDay({ orderDate }))}</span>
                <span className="text-right text-caption text-stone">{orderStatusName(status)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function historyWords({ orders, paidOrders, kept }: BuyerHistory): string {
  if (orders <= 1) return t('order-desk.firstOrder');
  return t('order-desk.buyerHistory', { orders, paid: paidOrders, kept: formatPrice(kept) });
}
