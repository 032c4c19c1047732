import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { opening as contract, OpeningState } from '#contract/office/opening.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { holdContent, newestVersion } from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { mailWords } from '#server/core/context/failure-words.ts';
import { sendTrialEmail } from '#server/mail/letters/trial-email.service.ts';
import { saveSettings } from '#server/core/owner-settings/save-settings.service.ts';
import { storedGroup } from '#server/core/owner-settings/stored-settings.service.ts';
import { mailTrialOf, openingSteps } from './opening-steps.service.ts';
import { askAccount } from './payment-step.service.ts';

/** Returns whether the shop is open, and what is missing before it can open. */
export async function openingState(ctx: Context): Promise<OpeningState> {
  const snapshot = await ctx.ownerSettings.stored(ctx.db);
  const steps = await openingSteps(ctx, ctx.db, snapshot, await askAccount(ctx, snapshot));
  return { isOpen: snapshot.settings.opening.isOpen, canClose: !isAlwaysOpen(ctx), steps };
}

/** Returns the first step that is not done, for all pages of the back office, so it asks nobody outside of the shop. */
export async function nextStep(ctx: Context): Promise<Output<typeof contract.next>> {
  const snapshot = await ctx.ownerSettings.stored(ctx.db);
  const open = (await openingSteps(ctx, ctx.db, snapshot, 'unasked')).filter(({ isDone }) => !isDone);
  return { step: open[0]?.name ?? null, left: open.length };
}

/** Opens the shop. Throws `opening_incomplete` while a step is missing. */
export async function openToPublic(ctx: Context): Promise<OpeningState> {
  const account = await askAccount(ctx, await ctx.ownerSettings.stored(ctx.db));
  await change(ctx, { isOpen: true }, async (transaction) => {
    const steps = await openingSteps(ctx, transaction, await ctx.ownerSettings.stored(transaction), account);
    if (steps.some(({ isDone }) => !isDone)) throw new ShopError('opening_incomplete');
  });
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
  await ctx.ownerSettings.reload();
  // The e-mail is sent by the settings that are in memory at this moment: the trial is of their version.
  const triedMail = mailTrialOf(ctx.ownerSettings.snapshot());
  await sendTrialEmail(ctx, email).catch((error: unknown) => {
    throw new ShopError('mail_refused', { problem: mailWords(error) });
  });
  await change(ctx, { triedMail });
  return openingState(ctx);
}

type Changed = { readonly isOpen: boolean } | { readonly triedMail: number };

/** Changes the opening, if `check` passes: no settings are saved between it and the change. */
async function change(
  ctx: Context,
  values: Changed,
  check: (transaction: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const at = ctx.clock();
  const by = ctx.visitor.role === 'guest' ? '' : ctx.visitor.username;
  await inTransaction(ctx.db, async (transaction) => {
    await holdContent(transaction, 'settings', 'opening');
    await check(transaction);
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
