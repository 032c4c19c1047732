import { accounts } from '#contract/accounts.ts';
import { ShopError } from '#contract/errors.ts';
import { opening } from '#contract/opening.ts';
import { payments } from '#contract/payments.ts';
import { personal } from '#contract/personal.ts';
import { recovery } from '#contract/recovery.ts';
import { tokenOf, visitorOf } from '../accounts/sessions.ts';
import type { Services } from '../context/context.ts';
import { languageAddress } from '../context/language-address.ts';

/** What everybody reaches while the shop is closed: how administrators come in, and what a page of theirs consists of. */
const pages =
  /^\/(?:login|logout|admin|abrir|media|link|user\/changepassword|personal\.css|healthz|readyz|robots\.txt)(?:[/.]|$)/;
const calls = [
  opening.findSetup,
  opening.begin,
  opening.confirmAddress,
  accounts.session,
  accounts.logIn,
  accounts.logOut,
  payments.webhook,
  ...Object.values(recovery),
  ...Object.values(personal),
].map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Returns a function that throws `closed` for what the public asks of a shop that is closed. Administrators see everything. */
export function createClosedGate({ db, settings, ownerSettings, clock }: Services) {
  const isSecure = settings.publicUrl.startsWith('https://');
  return async (request: Request): Promise<void> => {
    if (ownerSettings.current().opening.isOpen) return;
    const { pathname } = new URL(request.url);
    const isCall = pathname.startsWith(`${settings.apiBase}/`);
    const path = isCall ? pathname.slice(settings.apiBase.length) : languageAddress(pathname).target;
    if ((isCall ? calls : [pages]).some((pattern) => pattern.test(path))) return;
    const brought = tokenOf(request.headers, isSecure);
    const visitor = brought && (await visitorOf(db, brought.token, brought.via, clock()));
    if (visitor?.role !== 'admin') throw new ShopError('closed');
  };
}
