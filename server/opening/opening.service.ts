import { t } from '#messages/messages.ts';
import { eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import type { opening as contract, OpeningState, OpeningStep } from '#contract/opening.ts';
import { settingGroups } from '#contract/settings/owner-settings.ts';
import type { GroupName } from '#contract/settings/owner-settings.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { noteChange } from '../audit/audit.service.ts';
import { products, variants } from '../catalogue/catalogue.tables.ts';
import { holdContent, newestVersion } from '../content-versions/content-versions.service.ts';
import type { Context } from '../context/context.ts';
import { deliveryMethods } from '../delivery/delivery.tables.ts';
import { sendTrialEmail } from '../mailing/trial-email.service.ts';
import { missingLegalPages } from '../pages/legal-pages.service.ts';
import type { MissingPage } from '../pages/legal-pages.service.ts';
import { saveSettings } from '../owner-settings/save-settings.service.ts';
import { storedGroup } from '../owner-settings/stored-settings.service.ts';

/** Returns whether the shop is open, and what is missing before it can open. */
export async function openingState(ctx: Context): Promise<OpeningState> {
  const { db, ownerSettings, settings } = ctx;
  const { opening } = ownerSettings.current();
  const isSecure = settings.publicUrl.startsWith('https://');
  const steps: OpeningStep[] = [
    step('address', isSecure ? [] : [t('opening.needsHttps')]),
    step('identity', missingOf(ctx, 'identity')),
    step('seller', missingOf(ctx, 'seller')),
    step('contact', missingOf(ctx, 'contact')),
    step('pages', (await missingLegalPages(db, ctx.clock())).map(pageWords)),
    step('payment', missingOf(ctx, 'payment')),
    step('mail', [
      ...missingOf(ctx, 'mail'),
      ...(opening.triedMail === (await mailVersion(ctx)) ? [] : [t('opening.needsTriedMail')]),
    ]),
    step('delivery', (await hasDelivery(db)) ? [] : [t('opening.needsDelivery')]),
    step('product', (await hasGoods(db)) ? [] : [t('opening.needsProduct')]),
  ];
  return { isOpen: opening.isOpen, canClose: !isAlwaysOpen(ctx), steps };
}

const step = (name: OpeningStep['name'], missing: string[]): OpeningStep => ({
  name,
  isDone: missing.length === 0,
  missing,
});

function pageWords({ title, isBegun, isEnding }: MissingPage): string {
  if (isEnding) return t('opening.publishForGood', { title });
  return isBegun ? t('opening.publishDraft', { title }) : t('opening.startWithTemplate', { title });
}

/** Returns the labels of the needed settings of a group that are still as they were at the start. */
function missingOf({ ownerSettings }: Context, group: GroupName): string[] {
  const values: Readonly<Record<string, unknown>> = ownerSettings.current()[group];
  return Object.entries(settingGroups[group].fields)
    .filter(([field, setting]) => 'isNeeded' in setting && values[field] === setting.start)
    .map(([, { label }]) => label);
}

/** Returns the version of the settings of e-mails: a trial counts for one. From 1, so that it differs from "never". */
async function mailVersion({ db }: Pick<Context, 'db'>): Promise<number> {
  return ((await newestVersion(db, 'settings', 'mail'))?.version ?? 0) + 1;
}

async function hasDelivery(db: Context['db']): Promise<boolean> {
  const found = await db
    .select({ id: deliveryMethods.id })
    .from(deliveryMethods)
    .where(eq(deliveryMethods.isActive, true))
    .limit(1);
  return found.length > 0;
}

async function hasGoods(db: Context['db']): Promise<boolean> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(sql`${variants.stock} > 0`)
    .limit(1);
  return found.length > 0;
}

/** Opens the shop. Throws `opening_incomplete` while a step is missing. */
export async function openToPublic(ctx: Context): Promise<OpeningState> {
  const { steps } = await openingState(ctx);
  if (steps.some(({ isDone }) => !isDone)) throw new ShopError('opening_incomplete');
  await change(ctx, { isOpen: true });
  return openingState(ctx);
}

const isAlwaysOpen = ({ ownerSettings }: Context) => ownerSettings.fixed('opening')['isOpen'] === true;

/** Closes the shop to the public; orders that were placed go on. Throws `demo_stays_open`. */
export async function closeToPublic(ctx: Context): Promise<OpeningState> {
  if (isAlwaysOpen(ctx)) throw new ShopError('demo_stays_open');
  await change(ctx, { isOpen: false });
  return openingState(ctx);
}

/** Sends a test e-mail. Throws `mail_refused` with the words of the mail server. */
export async function tryMail(ctx: Context, { email }: Input<typeof contract.tryMail>): Promise<OpeningState> {
  await limitRate(ctx, 'opening:mail', { most: 10, windowSeconds: 600 });
  const triedMail = await mailVersion(ctx);
  await sendTrialEmail(ctx, email).catch((error: unknown) => {
    throw new ShopError('mail_refused', { problem: error instanceof Error ? error.message : String(error) });
  });
  await change(ctx, { triedMail });
  return openingState(ctx);
}

async function change(ctx: Context, values: { isOpen: boolean } | { triedMail: number }): Promise<void> {
  const at = ctx.clock();
  const by = ctx.visitor.role === 'guest' ? '' : ctx.visitor.username;
  await inTransaction(ctx.db, async (transaction) => {
    await holdContent(transaction, 'settings', 'opening');
    const newest = await newestVersion(transaction, 'settings', 'opening');
    const before = storedGroup(newest?.content);
    const content = { ...before, ...values };
    await saveSettings(transaction, { group: 'opening', content, basedOn: newest?.version, by, at });
    if (!('isOpen' in values)) return;
    const told = { before: { isOpen: before['isOpen'] === true }, after: values };
    await noteChange(transaction, ctx, { action: 'settings.update', subject: 'opening', ...told });
  });
  await ctx.ownerSettings.reload();
}
