import { adapters } from '#server/sales/payments/adapters.service.ts';
import { givenCredential, type ProviderEnvironment } from '#server/core/context/provider-environment.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { fixedSettings } from '#server/core/owner-settings/fixed-settings.service.ts';
import { readOwnerSettings } from '#server/core/owner-settings/stored-settings.service.ts';
import type { Finding } from './finding.ts';

/** Asks each payment provider whose credential the environment gives whose account that is; of those of the owner the opening asks. */
export async function accountFindings(settings: Settings): Promise<Finding[]> {
  const fixed = fixedSettings(settings);
  const owner = readOwnerSettings((group) => ({ stored: {}, fixed: fixed[group] ?? {} }), Buffer.alloc(32));
  const needs = { settings, secrets: { accessToken: '', webhookSecret: '' }, owner };
  const findings = Object.values(adapters).map(async ({ environment, open }): Promise<Finding[]> => {
    const access = settings.accounts.find(({ of }) => of.provider === environment.provider);
    const credential = access && givenCredential(access);
    if (credential === undefined) return [];
    const provider = open(needs);
    const tried = await provider.tryAccount(credential);
    if (!tried.isAccepted) {
      const what = tried.isReached
        ? `${provider.title} no acepta la credencial de ${variableOf(environment)}: ${tried.reason}.`
        : `No se pudo preguntar a ${provider.title} por su cuenta: ${tried.reason}.`;
      return [{ state: 'bad', what }];
    }
    const test = tried.isTest ? ', de prueba: no cobra nada' : '';
    return [{ state: 'good', what: `${provider.title} responde por la cuenta ${tried.name}${test}.` }];
  });
  return (await Promise.all(findings)).flat();
}

function variableOf({ account, given }: ProviderEnvironment): string {
  return given[account.credential]?.variable ?? account.credential;
}
