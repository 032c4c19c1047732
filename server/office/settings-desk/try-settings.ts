import { t } from '#messages/messages.ts';
import { join } from 'node:path';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { ShopError, type FieldError } from '#contract/core/protocol/errors.ts';
import type { GroupName } from '#contract/core/settings/owner-settings.ts';
import type { SettingValue } from '#contract/core/settings/setting.ts';
import { pictureIn } from '#contract/core/settings/picture-value.ts';
import { isStoredPicture } from '#platform/media/take-setting-picture.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { isLoginRefused } from '#platform/mail/mail-problem.ts';
import { tryServer } from '#platform/mail/try-server.ts';
import type { Context } from '#server/core/context/context.ts';
import { mailWords } from '#server/core/context/failure-words.ts';
import { isThisMachine } from '#server/core/context/reachable.ts';
import { mailServerOf } from '#server/core/context/mail-server.ts';
import { credentialIn } from '#server/core/context/provider-account.ts';
import type { PaymentProvider } from '#server/core/context/payment-provider.ts';
import { accountProblem, testProblem } from '#server/sales/payments/account-problem.service.ts';

type Changed = Readonly<Record<string, SettingValue | undefined>>;

/** Tries changed credentials by a real call. Returns what is wrong with them only while the shop is open. */
type Trial = (ctx: Context, changed: Changed) => Promise<FieldError[]>;

/**
 * The ports of mail servers (RFC 6409, RFC 8314), and the one that hosts offer where those are closed. An
 * administrator cannot have the shop's machine look for other services. A relay of this machine may listen anywhere.
 */
const mailPorts: ReadonlySet<number> = new Set([25, 465, 587, 2525]);

const limitTrials = (ctx: Context, group: GroupName) =>
  limitRate(ctx, `settings-trial:${group}`, { most: 20, windowSeconds: 600 });

const trials: Readonly<Partial<Record<GroupName, Trial>>> = {
  async look({ settings }, { logo, icon }) {
    for (const [path, value] of Object.entries({ logo, icon })) {
      const picture = typeof value === 'string' ? pictureIn(value) : undefined;
      if (picture && !(await isStoredPicture(join(settings.dataDir, 'media'), picture))) {
        throw wrong(path, t('settings-desk.uploadAgain'));
      }
    }
    return [];
  },
  /** Without a provider it is by these alone that a shop is paid. */
  means({ providers }, { offeredMeans }) {
    const isLast = Array.isArray(offeredMeans) && offeredMeans.length === 0 && !providers.offered.isConnected;
    return Promise.resolve(isLast ? [{ path: 'offeredMeans', message: t('settings-desk.neededWhileOpen') }] : []);
  },
  async mail(ctx, { mailHost, mailPort, mailUser, mailPassword }) {
    if ([mailHost, mailPort, mailUser, mailPassword].every((value) => value === undefined)) return [];
    const { mail } = ctx.ownerSettings.current();
    const server = mailServerOf({
      ...mail,
      mailHost: textOr(mail.mailHost, mailHost),
      mailPort: typeof mailPort === 'number' ? mailPort : mail.mailPort,
      mailUser: textOr(mail.mailUser, mailUser),
      mailPassword: textOr(mail.mailPassword, mailPassword),
    });
    if (server === undefined) return [];
    if (!isThisMachine(server.host) && !mailPorts.has(server.port)) {
      throw wrong('mailPort', t('settings-desk.mailPort'));
    }
    await limitTrials(ctx, 'mail');
    await tryServer(server).catch((error: unknown) => {
      const path = isLoginRefused(error) ? 'mailPassword' : 'mailHost';
      throw wrong(path, t('settings-desk.mailServerRefused', { problem: mailWords(error) }));
    });
    return [];
  },
};

const textOr = (otherwise: string, value: SettingValue | undefined) => (typeof value === 'string' ? value : otherwise);

function wrong(path: string, message: string): ShopError {
  return new ShopError('invalid', {}, [{ path, message }]);
}

/**
 * Tries what is changed before it is stored. Throws `invalid` with the words of who refused it. Returns what an open shop
 * refuses.
 */
export async function trySettings(ctx: Context, group: GroupName, changed: Changed): Promise<FieldError[]> {
  const provider = ctx.providers.all.find(({ account }) => account?.group === group);
  return provider ? tryProvider(ctx, provider, changed) : ((await trials[group]?.(ctx, changed)) ?? []);
}

/** Asks the provider whose settings these are, which need not be the one that the shop offers, about its credential. */
async function tryProvider(ctx: Context, provider: PaymentProvider, changed: Changed): Promise<FieldError[]> {
  const { account } = provider;
  if (!account) return [];
  const { group, credential: path, triedWith = [] } = account;
  const isAskedAgain = triedWith.some((name) => changed[name] !== undefined);
  const credential = changed[path] ?? (isAskedAgain ? credentialIn(ctx.ownerSettings.current(), provider) : '');
  if (typeof credential !== 'string' || credential === '') return [];
  await limitTrials(ctx, group);
  const tried = await provider.tryAccount(credential, changed);
  const problem = accountProblem(tried, provider, presentCountry().code);
  if (problem !== undefined) throw wrong(path, problem);
  // One that is in use already was taken as it is.
  const ofTest = changed[path] === undefined ? undefined : testProblem(tried);
  return ofTest === undefined ? [] : [{ path, message: ofTest }];
}
