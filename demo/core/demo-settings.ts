import { groupNames, type GroupName, type OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { newestVersions } from '#server/core/content-versions/content-versions.service.ts';
import { saveSettings } from '#server/core/owner-settings/save-settings.service.ts';

/** The settings of the demonstration's shop. Nobody has its telephone number, and no company its tax id. */
export const demoSettings = {
  identity: {
    name: 'Percha',
    description: 'Ropa de mujer y de hombre, hecha para durar.',
    motto: 'Prendas tranquilas, hechas para colgar mucho tiempo de la misma percha.',
  },
  country: { country: 'AR' },
  languages: { otherLanguage: 'en' },
  seller: {
    company: 'Percha S.A.',
    taxId: '30-71234567-1',
    street: 'Av. Corrientes 1234',
    city: 'Ciudad Autónoma de Buenos Aires',
    postalCode: 'C1043AAZ',
    netPrices: 'product',
  },
  contact: {
    email: 'hola@percha.example',
    whatsApp: '+54 9 11 0000-0000',
    instagram: 'https://www.instagram.com/',
  },
  selling: { returnDays: 30, guestCheckout: false, productRules: 'specified', statementDescriptor: 'PERCHA' },
} as const satisfies { readonly [Group in GroupName]?: Partial<OwnerSettings[Group]> };

type DemoSettings = Readonly<Partial<Record<GroupName, (typeof demoSettings)[keyof typeof demoSettings]>>>;

/** Writes the demonstration's settings, unless the owner's settings were written before. They have no secrets. */
export async function insertDemoSettings(db: Database, at: Date, values: DemoSettings = demoSettings): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if ((await newestVersions(transaction, 'settings')).length > 0) return;
    for (const group of groupNames) {
      const chosen = values[group];
      if (!chosen) continue;
      await saveSettings(transaction, { group, content: chosen, basedOn: undefined, by: 'demo', at });
    }
  });
}
