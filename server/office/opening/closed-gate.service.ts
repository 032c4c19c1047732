import { sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { isProgramToken, programOf } from '#server/people/accounts/program-visitor.service.ts';
import { tokenOf, visitorOf } from '#server/people/accounts/sessions.ts';
import { staffRules } from '#server/people/accounts/staff-rules.service.ts';
import { contentVersions } from '#server/core/content-versions/content-versions.tables.ts';
import { isStaff, type Services } from '#server/core/context/context.ts';
import { languageAddress } from '#server/core/context/request-language.ts';
import { orders } from '#server/sales/orders/orders.tables.ts';
import { always, ofBuyers, type Reachable } from './closed-addresses.ts';

/**
 * Returns a function that throws `closed` for what the public asks of a shop that is closed. Administrators see everything, and
 * buyers what they need for their orders once there can be any.
 */
export function createClosedGate(services: Services) {
  const { settings, ownerSettings } = services;
  const hasBuyers = buyersKnown(services);
  return async (request: Request): Promise<void> => {
    if (ownerSettings.current().opening.isOpen) return;
    const { pathname } = new URL(request.url);
    const isCall = pathname.startsWith(`${settings.apiBase}/`);
    const path = isCall ? pathname.slice(settings.apiBase.length) : languageAddress(pathname).target;
    const isWithin = ({ pages, calls }: Reachable) => (isCall ? calls : pages).test(path);
    if (isWithin(always)) return;
    if (isWithin(ofBuyers) && (await hasBuyers())) return;
    if (await isOfStaff(services, request)) return;
    throw new ShopError('closed', (await hasBuyers()) ? { hasBuyers: 1 } : {});
  };
}

async function isOfStaff(services: Services, request: Request): Promise<boolean> {
  const { db, settings, clock } = services;
  const brought = tokenOf(request.headers, settings.publicUrl.startsWith('https://'));
  if (brought && isProgramToken(brought.token)) return (await programOf(db, brought.token, clock())) !== undefined;
  const seen = { rules: staffRules(services), isUse: false };
  const visitor = brought && (await visitorOf(db, brought, clock(), seen));
  if (!visitor || visitor.role === 'guest') return false;
  // Who has to set a second factor up first is of the staff all the same.
  return isStaff(visitor) || visitor.refusal !== undefined;
}

/**
 * Returns a function that says whether the shop can have buyers: it was open before, or an administrator has placed an order.
 * That never becomes untrue, so it is remembered.
 */
function buyersKnown({ db }: Services): () => Promise<boolean> {
  const { kind, key, content } = contentVersions;
  let isKnown = false;
  return async () => {
    if (isKnown) return true;
    const wasOpen = sql`exists (select from ${contentVersions} where ${kind} = 'settings' and ${key} = 'opening'
      and ${content} ->> 'isOpen' = 'true')`;
    const { rows } = await db.execute<{ known: boolean }>(
      sql`select ${wasOpen} or exists (select from ${orders}) as known`,
    );
    isKnown = rows[0]?.known === true;
    return isKnown;
  };
}
