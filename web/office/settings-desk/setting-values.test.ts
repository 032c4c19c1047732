import { expect, onTestFinished, test } from 'vitest';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { groupNames } from '#contract/core/settings/owner-settings.ts';
import {
  sentSettings,
  settingErrors,
  settingsOf,
  settingWords,
  shownSettings,
  withoutSecrets,
} from './setting-values.ts';

test('MEND-7 OWN-1 no credential of any group of settings is kept in the browser', () => {
  const kept = groupNames.flatMap((group) => {
    const texts = Object.fromEntries(Object.keys(settingsOf(group)).map((field) => [field, `typed ${field}`]));
    return Object.keys(withoutSecrets(group, texts)).map((field) => settingsOf(group)[field]?.control);
  });
  expect(kept).not.toContain('secret');
  expect(kept).toContain('line');
  expect(withoutSecrets('payment', { accessToken: 'APP_USR-1' })).toEqual({});
});

test('OWN-1 an awaited address is told as the link that confirms it, and read and sent as the address', () => {
  const opened = { publicUrl: 'https://tienda.example', awaitedUrl: 'https://nueva.example/abrir/abc' };
  expect(settingErrors('web', opened)).toEqual({});
  expect(sentSettings('web', opened, opened)).toEqual({});
  expect(sentSettings('web', { ...opened, awaitedUrl: '' }, opened)).toEqual({ awaitedUrl: '' });
  const { awaitedUrl } = settingsOf('web');
  if (!awaitedUrl) throw new Error('no such setting');
  expect([opened.awaitedUrl, ''].map((text) => settingWords(awaitedUrl, text))).toEqual(['https://nueva.example', '—']);
});

test('OWN-2 only a shop in Argentina is asked for the page of its tax authority', () => {
  const before = shop();
  onTestFinished(() => setShop(before));
  const fieldsIn = (code: typeof before.country.code) => {
    setShop({ ...before, country: { ...before.country, code } });
    return Object.keys(shownSettings('seller'));
  };
  expect(fieldsIn('AR')).toContain('fiscalPage');
  for (const code of ['CL', 'ES'] as const) expect(fieldsIn(code)).not.toContain('fiscalPage');
});

test('PRICE-7 only shops where the second provider has accounts are asked for one', () => {
  const before = shop();
  onTestFinished(() => setShop(before));
  const asked = (['AR', 'CL', 'ES', 'MX'] as const).filter((code) => {
    setShop({ ...before, country: { ...before.country, code } });
    return Object.keys(shownSettings('cards')).length > 0;
  });
  expect(asked).toEqual(['ES', 'MX']);
});
