import type { Logger } from 'pino';
import type { InstalmentBand, InstalmentTerms } from '#contract/core/money/instalment-terms.ts';
import { freeBands } from '#contract/core/money/instalments.ts';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { offeredMeans } from '#contract/sales/payments/means-offers.ts';
import { ProviderUnavailable, type PaymentProviders } from '#server/core/context/payment-provider.ts';
import { accountIn, asks, currencyOf } from './asked-account.ts';
import { bandsOf, heldByAll } from './held-by-all.ts';

type Source = {
  readonly providers: () => PaymentProviders;
  readonly ownerSettings: { current(): OwnerSettings };
  readonly log: Logger;
  readonly clock: () => Date;
};

/** The instalments that the shop tells of, asked beside its pages. */
export type Instalments = {
  /** What may be told at this moment; null for nothing. Costs no request. */
  current(): InstalmentTerms | null;
  /**
   * Asks the provider for what is not known any more, one request after the other, and does not throw. Whoever calls meanwhile waits
   * for the same round.
   */
  refresh(): Promise<void>;
  /** Calls `listener` after what is told became another. */
  onChange(listener: () => void): void;
  /** Ends the repetitions. */
  stop(): void;
};

const hours = 60 * 60 * 1000;
/** After that long an answer is asked for again, and after so long it counts no more. */
const freshMs = 6 * hours;
const keptMs = 24 * hours;
/** After a failed round. */
const pauseMs = 5 * 60 * 1000;

type Kept = { readonly band: InstalmentBand; readonly askedAt: number };

/** Keeps the instalments of the provider that is offered, of as many bands of amounts as `bandsOf` has. */
export function openInstalments({ providers, ownerSettings, log, clock }: Source): Instalments {
  const listeners: (() => void)[] = [];
  const kept = new Map<number, Kept>();
  let keptOf = '';
  let told = '';
  let round: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** What is kept is of one account, country and choice of means: of another one nothing is known. */
  function forgetOthers(owner: OwnerSettings): string {
    const of = accountIn(owner, providers().offered);
    if (of !== keptOf) kept.clear();
    keptOf = of;
    return of;
  }

  function current(): InstalmentTerms | null {
    const owner = ownerSettings.current();
    if (!asks(owner, providers().offered)) return null;
    forgetOthers(owner);
    const oldest = clock().getTime() - keptMs;
    const bands = [...kept.values()]
      .filter(({ askedAt }) => askedAt > oldest)
      .map(({ band }) => ({ ...band, plans: band.plans.filter(({ count }) => count <= owner.payment.mostInstalments) }))
      .filter(({ plans }) => plans.length > 0);
    if (bands.length === 0) return null;
    return {
      currency: currencyOf(owner),
      isCashEqual: offeredMeans(owner).every(({ percent }) => percent >= 0),
      bands,
    };
  }

  function tell(): void {
    const terms = current();
    const onCards = ownerSettings.current().payment.instalmentsShown === 'cards';
    const free = onCards ? freeBands(terms) : [];
    const now = JSON.stringify([terms, free]);
    if (now === told) return;
    told = now;
    setShop({ ...shop(), freeInstalments: free });
    for (const listener of listeners) listener();
  }

  /** Asks for the bands that are not fresh. Returns false if the account became another one meanwhile. */
  async function askAll(): Promise<boolean> {
    const owner = ownerSettings.current();
    const provider = providers().offered;
    if (!asks(owner, provider)) return true;
    const of = forgetOthers(owner);
    for (const band of bandsOf(owner.country.country)) {
      const now = clock().getTime();
      if (now - (kept.get(band.from.minor)?.askedAt ?? -Infinity) < freshMs) continue;
      const cards = await provider.plans(band.from);
      if (isStopped) return true;
      if (forgetOthers(ownerSettings.current()) !== of) return false;
      kept.set(band.from.minor, { band: heldByAll(cards, band), askedAt: now });
    }
    return true;
  }

  async function play(): Promise<void> {
    let next = freshMs;
    try {
      while (!(await askAll()));
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) log.error({ err: error }, 'instalments could not be read');
      else log.warn({ err: error }, 'the payment provider does not say its instalments');
      next = pauseMs;
    }
    tell();
    if (isStopped) return;
    timer = setTimeout(() => void refresh(), next);
    timer.unref();
  }

  function refresh(): Promise<void> {
    clearTimeout(timer);
    tell();
    round ??= play().finally(() => {
      round = undefined;
    });
    return round;
  }

  return {
    current,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
