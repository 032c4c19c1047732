import { t } from '#messages/messages.ts';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { countryName } from '#contract/core/countries/country-name.ts';
import type { DeliveryKind } from '#contract/delivery/delivery.ts';
import type { OpeningStep } from '#contract/office/opening.ts';
import { settingGroups, type GroupName } from '#contract/core/settings/owner-settings.ts';
import type { Executor } from '#platform/database/database.ts';
import { products, variants } from '#server/goods/products/catalogue.tables.ts';
import { isPublic } from '#server/goods/products/public-products.service.ts';
import { categories } from '#server/goods/products/categories.tables.ts';
import type { Context } from '#server/core/context/context.ts';
import type { SettingsSnapshot } from '#server/core/context/owner-settings-store.ts';
import { deliveryMethods, deliveryZones } from '#server/delivery/methods/delivery.tables.ts';
import { hasArea } from '#server/delivery/methods/empty-zones.service.ts';
import { missingLegalPages, type MissingPage } from '#server/site/pages/legal-pages.service.ts';
import { paymentStep, type AskedAccount } from './payment-step.service.ts';

type Needs = Pick<Context, 'settings' | 'clock' | 'providers'>;

/**
 * Returns the steps before a shop can open, by its settings, by what is stored, and by what the provider says of its account;
 * an account that it was not asked about counts as right.
 */
export async function openingSteps(
  ctx: Needs,
  executor: Executor,
  snapshot: SettingsSnapshot,
  account: AskedAccount | 'unasked' | undefined,
): Promise<OpeningStep[]> {
  const { opening, web } = snapshot.settings;
  const isSecure = (web.publicUrl || ctx.settings.publicUrl).startsWith('https://');
  const ofAccount = ctx.providers.offered.account;
  const unset = ofAccount ? missingOf(snapshot, ofAccount.group) : [];
  const isElsewhere = ofAccount !== null && ofAccount.group !== 'payment';
  const kinds = await deliveryKindsOf(executor);
  const payment = paymentStep(ctx, snapshot, { unset, account, kinds });
  return [
    step('address', isSecure ? [] : [t('opening.needsHttps')]),
    step('country', [], t('opening.countryNote', { country: countryName(), currency: presentCountry().currency })),
    step('identity', missingOf(snapshot, 'identity')),
    step('seller', missingOf(snapshot, 'seller')),
    step('contact', missingOf(snapshot, 'contact')),
    step('pages', (await missingLegalPages(executor, ctx.clock())).map(pageWords)),
    { ...step('payment', payment.missing, payment.note), ...(isElsewhere && { settings: ofAccount.group }) },
    step('mail', [
      ...missingOf(snapshot, 'mail'),
      ...(opening.triedMail === mailTrialOf(snapshot) ? [] : [t('opening.needsTriedMail')]),
    ]),
    step('delivery', kinds.length > 0 ? [] : [t('opening.needsDelivery')]),
    step('category', (await hasCategory(executor)) ? [] : [t('opening.needsCategory')]),
    step('product', (await hasGoods(executor)) ? [] : [t('opening.needsProduct')]),
  ];
}

/** Returns what is noted of a trial with these settings of e-mails. From 1, so that it differs from "never". */
export const mailTrialOf = ({ version }: SettingsSnapshot): number => version('mail') + 1;

const step = (name: OpeningStep['name'], missing: string[], note: string | null = null): OpeningStep => ({
  name,
  isDone: missing.length === 0,
  missing,
  note,
});

function pageWords({ title, isBegun, isEnding }: MissingPage): string {
  if (isEnding) return t('opening.publishForGood', { title });
  return isBegun ? t('opening.publishDraft', { title }) : t('opening.startWithTemplate', { title });
}

/** Returns the labels of the needed settings of a group that are empty, or still as they were before its first save. */
function missingOf({ settings, version }: SettingsSnapshot, group: GroupName): string[] {
  const values: Readonly<Record<string, unknown>> = settings[group];
  const isUntouched = version(group) === 0;
  return Object.entries(settingGroups[group].fields)
    .filter(([field, setting]) => 'isNeeded' in setting && isMissing(values[field], setting.start, isUntouched))
    .map(([, { label }]) => label());
}

const isMissing = (value: unknown, start: unknown, isUntouched: boolean) =>
  value === '' || (isUntouched && value === start);

/** The kinds of delivery that reach somebody. */
async function deliveryKindsOf(executor: Executor): Promise<DeliveryKind[]> {
  const found = await executor
    .selectDistinct({ kind: deliveryMethods.kind })
    .from(deliveryMethods)
    .leftJoin(deliveryZones, eq(deliveryZones.id, deliveryMethods.zoneId))
    .where(and(eq(deliveryMethods.isActive, true), or(isNull(deliveryMethods.zoneId), hasArea)));
  return found.map(({ kind }) => kind);
}

async function hasCategory(executor: Executor): Promise<boolean> {
  return (await executor.select({ id: categories.id }).from(categories).limit(1)).length > 0;
}

async function hasGoods(executor: Executor): Promise<boolean> {
  const found = await executor
    .select({ id: products.id })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(and(isPublic, gt(variants.stock, 0)))
    .limit(1);
  return found.length > 0;
}
