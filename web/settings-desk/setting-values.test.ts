import { expect, test } from 'vitest';
import { groupNames } from '#contract/settings/owner-settings.ts';
import { settingsOf, withoutSecrets } from './setting-values.ts';

test('MEND-7 OWN-1 no credential of any group of settings is kept in the browser', () => {
  const kept = groupNames.flatMap((group) => {
    const texts = Object.fromEntries(Object.keys(settingsOf(group)).map((field) => [field, `typed ${field}`]));
    return Object.keys(withoutSecrets(group, texts)).map((field) => settingsOf(group)[field]?.control);
  });
  expect(kept).not.toContain('secret');
  expect(kept).toContain('line');
  expect(withoutSecrets('payment', { accessToken: 'APP_USR-1' })).toEqual({});
});
