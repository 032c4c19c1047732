import { afterEach, expect, test } from 'vitest';
import { languages } from '#messages/languages.ts';
import { identityLengths } from '#contract/core/settings/identity-lengths.ts';
import { identitySettings } from '#contract/core/settings/identity-settings.ts';
import { sellingSettings } from '#contract/core/settings/selling-settings.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { defaultHome } from './home-versions.service.ts';

const before = shop();
afterEach(() => setShop(before));

/** The longest text that a setting takes. */
function longest(name: keyof typeof identityLengths): string {
  const words = 'w'.repeat(identityLengths[name]);
  const { schema } = identitySettings.fields[name];
  expect(schema.safeParse(words).success).toBe(true);
  expect(schema.safeParse(`${words}w`).success).toBe(false);
  return words;
}

test.each(languages)('OWN-4 the home page has room for the longest settings in %s', (language) => {
  const mostDays = 365;
  expect(sellingSettings.fields.returnDays.schema.safeParse(mostDays + 1).success).toBe(false);
  for (const motto of [null, longest('motto')]) {
    for (const returnDays of [0, mostDays]) {
      setShop({ ...before, name: longest('name'), description: longest('description'), motto, returnDays });
      const [opening] = inLanguage(language, defaultHome);
      expect(opening).toMatchObject({ title: longest('name'), line: motto ?? longest('description') });
    }
  }
});
