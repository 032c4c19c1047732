import { accounts } from '#contract/people/accounts/accounts.ts';
import { addresses } from '#contract/people/addresses.ts';
import { advertising } from '#contract/mail/advertising.ts';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { claims } from '#contract/sales/claims/claims.ts';
import { country } from '#contract/office/country-forms.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { linkedHeld } from '#contract/sales/payments/linked-held.ts';
import { notices } from '#contract/sales/payments/notices.ts';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import { proofCalls } from '#contract/people/accounts/proof-calls.ts';
import { ownSessions } from '#contract/people/accounts/own-sessions.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { opening } from '#contract/office/opening.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { pages } from '#contract/site/pages.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { personal } from '#contract/marketing/personal.ts';
import { profile } from '#contract/people/profile.ts';
import { recovery } from '#contract/people/recovery.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import { socialLogin } from '#contract/people/social-login.ts';
import { tracking } from '#contract/sales/fulfilment/tracking.ts';
import { withdrawals } from '#contract/sales/returns/withdrawals.ts';

/** What is reached while the shop is closed: pages by their path, and calls by theirs below the base. */
export type Reachable = { readonly pages: RegExp; readonly calls: RegExp };

/** How administrators come in, and what a page of theirs consists of. */
export const always: Reachable = {
  pages:
    /^\/(?:login|logout|admin|abrir|media|link|user\/(?:changepassword|security)|personal\.css|healthz|readyz|robots\.txt)(?:[/.]|$)/,
  calls: callsOf([
    opening.findSetup,
    opening.begin,
    opening.confirmAddress,
    accounts.session,
    accounts.logIn,
    accounts.logOut,
    ...Object.values(notices),
    ...Object.values(loginStep),
    ...Object.values(ownSessions),
    ...Object.values(proofCalls),
    ...Object.values(recovery),
    ...Object.values(secondFactor),
    ...Object.values(personal),
  ]),
};

/**
 * What buyers need although nothing is sold: their orders, to pay one that was placed, to follow it, to take it back or return
 * it; their data; not to get e-mails any more; and the pages that e-mails and the law lead to.
 */
export const ofBuyers: Reachable = {
  pages:
    /^\/(?:user(?!\/wishlist)|pagar|failure|seguimiento|arrepentimiento|libro-de-reclamaciones|reversion-del-pago|unsubscribe|newsletter\/confirm|paginas)(?:[/.]|$)/,
  calls: callsOf([
    ...forBuyers(
      orders,
      documents,
      heldOrders,
      linkedHeld,
      paymentLinks,
      tracking,
      cancellations,
      returns,
      withdrawals,
      claims,
    ),
    ...forBuyers(profile, addresses, socialLogin, pages),
    advertising.unsubscribe,
    newsletter.asked,
    newsletter.confirm,
    country.forms,
  ]),
};

/** Returns the calls of some features that are not of the back office. */
function forBuyers(...features: readonly Readonly<Record<string, Endpoint>>[]): Endpoint[] {
  return features.flatMap((calls) => Object.values(calls)).filter(({ permission }) => permission === undefined);
}

function callsOf(endpoints: readonly Endpoint[]): RegExp {
  const paths = endpoints.map(({ path }) => path.replaceAll(/:\w+/g, '[^/]+'));
  return new RegExp(`^(?:${paths.join('|')})$`);
}
