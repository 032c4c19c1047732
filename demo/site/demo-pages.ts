import { dayMs } from '#contract/core/time/units.ts';
import type { PageKind } from '#contract/site/page-rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { saveVersion } from '#server/core/content-versions/content-versions.service.ts';
import { draftFrom, templatesOf } from '#server/site/pages/page-templates.service.ts';

/** The pages of the demo shop: what a shop in Argentina has to have, and what its buyers ask. */
export const demoPageKinds = [
  'delivery',
  'returns',
  'sizes',
  'questions',
  'terms',
  'privacy',
  'cookies',
] as const satisfies readonly PageKind[];

export type DemoPageKind = (typeof demoPageKinds)[number];

/** The country whose law they follow. */
export const demoPagesCountry = 'AR';

/** When they were last changed: some weeks before the demo began. */
const ageMs = 21 * dayMs;

/** Publishes the demo's pages, as the templates write them. */
export async function insertDemoPages(transaction: Transaction): Promise<void> {
  const at = new Date(Date.now() - ageMs);
  for (const kind of demoPageKinds) {
    const { slug } = templatesOf(demoPagesCountry)[kind];
    const written = { kind: 'page', key: slug, basedOn: undefined, publishAt: at, by: 'admin', at } as const;
    await saveVersion(transaction, { ...written, content: draftFrom(kind, demoPagesCountry) });
  }
}
