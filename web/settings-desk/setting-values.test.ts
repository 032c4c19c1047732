import { expect, test } from 'vitest';
import { sentSettings, settingErrors, settingsOf, settingWords } from './setting-values.ts';

test('OWN-1 an awaited address is told as the link that confirms it, and read and sent as the address', () => {
  const opened = { publicUrl: 'https://tienda.example', awaitedUrl: 'https://nueva.example/abrir/abc' };
  expect(settingErrors('web', opened)).toEqual({});
  expect(sentSettings('web', opened, opened)).toEqual({});
  expect(sentSettings('web', { ...opened, awaitedUrl: '' }, opened)).toEqual({ awaitedUrl: '' });
  const { awaitedUrl } = settingsOf('web');
  if (!awaitedUrl) throw new Error('no such setting');
  expect([opened.awaitedUrl, ''].map((text) => settingWords(awaitedUrl, text))).toEqual(['https://nueva.example', '—']);
});
