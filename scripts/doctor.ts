import { accountFindings } from './doctor/account-findings.ts';
import { databaseFindings } from './doctor/database-findings.ts';
import type { Finding } from './doctor/finding.ts';
import { machineFindings } from './doctor/machine-findings.ts';
import { portFindings } from './doctor/port-findings.ts';
import { SettingsError } from '#server/core/context/read-variable.ts';
import { readShopSettings } from '#server/start/shop-settings.ts';

const signs = { good: '✓', note: '·', bad: '✗' } as const;

/** `npm run doctor`: checks why the shop does not start. Exits with code 1 when something is wrong. */
const findings = [...(await machineFindings()), ...(await shopFindings())];
for (const { state, what } of findings) process.stdout.write(`${signs[state]} ${what}\n`);
const wrong = findings.filter(({ state }) => state === 'bad').length;
process.stdout.write(wrong === 0 ? 'Todo está en orden.\n' : `Por resolver: ${wrong}.\n`);
process.exitCode = wrong === 0 ? 0 : 1;

async function shopFindings(): Promise<Finding[]> {
  try {
    const settings = readShopSettings(process.env);
    const valid: Finding = { state: 'good', what: `La configuración es válida (modo ${settings.mode}).` };
    const accounts = await accountFindings(settings);
    return [valid, ...(await portFindings(settings)), ...(await databaseFindings(settings)), ...accounts];
  } catch (error) {
    if (error instanceof SettingsError) return [{ state: 'bad', what: error.message }];
    throw error;
  }
}
