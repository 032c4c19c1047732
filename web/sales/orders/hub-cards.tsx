import type { ReactNode } from 'react';
import { href } from 'react-router';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { dayWords } from '#contract/core/time/shop-time.ts';
import type { AccountOverview, OpenReturn } from '#contract/sales/returns/account-overview.ts';
import { t } from '#messages/messages.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import { AddressLines } from '#web/people/addresses/address-lines.tsx';
import { FulfilmentMark } from '../order-words/fulfilment-mark.tsx';
import { orderDay } from '../order-words/order-words.ts';
import { ReturnMark } from '../order-words/return-mark.tsx';
import { ReturnNext } from '../returns/return-next.tsx';
import { OrderStatusMark } from './order-status-mark.tsx';

type LastOrderCardProps = { readonly order: AccountOverview['order']; readonly isWide: boolean };

/** The last purchase with its state, or the way to a first one. */
export function LastOrderCard({ order, isWide }: LastOrderCardProps) {
  const title = t('accounts.lastOrder');
  if (!order) {
    return (
      <HubCard title={title} isWide={isWide} to={href('/')} link={t('ui.seeShop')}>
        <p>{t('orders.none')}</p>
      </HubCard>
    );
  }
  const { reference, number, status, fulfilment, total } = order;
  return (
    <HubCard
      title={title}
      isWide={isWide}
      to={href('/user/orders/:payment_id', { payment_id: reference })}
      link={t('returns.seeOrder')}
    >
      <Goods of={order}>
        <p>
          {status === 'approved' && fulfilment !== null ? (
            <FulfilmentMark state={fulfilment} />
          ) : (
            <OrderStatusMark status={status} fulfilment={fulfilment} />
          )}
        </p>
        <p className="text-stone">
          {t('orders.number', { number })} · {dayWords(orderDay(order))}
        </p>
        <p className="tabular-nums">{formatPrice(total)}</p>
      </Goods>
    </HubCard>
  );
}

/** A return in progress: its state, and what comes next. */
export function OpenReturnCard({ told }: { readonly told: OpenReturn }) {
  const { id, reference, state } = told;
  return (
    <HubCard
      title={t('returns.requestNumber', { id })}
      to={`${href('/user/orders/:payment_id', { payment_id: reference })}#returns-title`}
      link={t('accounts.seeReturn')}
    >
      <Goods of={told}>
        <p>
          <ReturnMark state={state} />
        </p>
        <div className="wrap-anywhere text-stone">
          <ReturnNext told={told} />
        </div>
      </Goods>
    </HubCard>
  );
}

/** The address that is used always, or the way to a first one. */
export function AddressCard({ address }: Pick<AccountOverview, 'address'>) {
  return (
    <HubCard
      title={t('accounts.ownAddress')}
      to={address ? href('/user/addresses') : href('/user/addresses/new')}
      link={address ? t('accounts.changeAddress') : t('addresses.add')}
    >
      <div>{address ? <AddressLines address={address} /> : t('addresses.noneText')}</div>
    </HubCard>
  );
}

type HubCardProps = {
  readonly title: string;
  readonly isWide?: boolean;
  readonly to: string;
  readonly link: string;
  readonly children: ReactNode;
};

function HubCard({ title, isWide, to, link, children }: HubCardProps) {
  return (
    <section
      className={joinClasses(
        'grid content-between gap-3 border border-line bg-sheet p-5 pb-1 text-small',
        isWide && 'sm:col-span-2',
      )}
    >
      <div className="grid gap-3">
        <h2 className="label text-stone">{title}</h2>
        {children}
      </div>
      <LinkButton to={to} tone="quiet" className="justify-self-start px-0!">
        {link}
      </LinkButton>
    </section>
  );
}

type GoodsProps = {
  readonly of: Pick<OpenReturn, 'firstName' | 'units' | 'picture'>;
  /** What is said of them. */
  readonly children: ReactNode;
};

/** What was bought or comes back: its first picture, and in words. */
function Goods({ of: { firstName, units, picture }, children }: GoodsProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-4">
      <span className="block aspect-4/5 w-24 overflow-hidden bg-sand">
        {picture && <Picture picture={picture} sizes="96px" alt="" priority />}
      </span>
      <div className="grid gap-1.5">
        <p className="text-body">
          <span lang={ownLang()}>{firstName}</span>
          {units > 1 && ` ${t('accounts.andMore', { count: units - 1 })}`}
        </p>
        {children}
      </div>
    </div>
  );
}
