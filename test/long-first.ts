import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, in their order. Vitest begins with those that took longest before, which a fresh clone does
 * not know: then it goes by the size of the files, and these, which are short, would run alone at the end.
 */
const longest = [
  'test/killed-shop.api.test.ts',
  'test/fuzz.api.test.ts',
  'test/bad-input.api.test.ts',
  'server/sales/payments/payments.race.test.ts',
  'server/sales/payments/stripe/coupon-refunds.api.test.ts',
  'platform/database/embedded.api.test.ts',
  'demo/start/seed.api.test.ts',
  'main/start-refusals.api.test.ts',
];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort.call(this, files);
    return sorted.toSorted((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId));
  }
}

function placeOf(path: string): number {
  const at = longest.findIndex((name) => path.endsWith(`/${name}`));
  return at === -1 ? longest.length : at;
}
