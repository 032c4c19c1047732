import { expect, test } from 'vitest';
import { spareFaces } from './spare-faces.service.ts';
import { isInOwnFaces, textRuns } from './text-runs.service.ts';

const runsOf = async (text: string) => {
  const { runs, missing } = textRuns(text, await spareFaces(text));
  return { runs: runs.map(({ font, text: part }) => [font ?? 'own', part] as const), missing };
};

test.each([
  ['María Ñandú, 5° «B»', [['own', 'María Ñandú, 5° «B»']]],
  ['uno\tdos\u00a0tres\u200b\u00ad', [['own', 'uno dos tres']]],
  [
    'Ana Łódź 2',
    [
      ['own', 'Ana '],
      ['noto-sans', 'Łódź'],
      ['own', ' 2'],
    ],
  ],
  // Guaraní: Unicode has no letter of its own for it.
  [
    'Mborayhu g̃uahẽ',
    [
      ['own', 'Mborayhu '],
      ['noto-sans', 'g̃uahẽ'],
    ],
  ],
  [
    'Дмитрий Νίκος',
    [
      ['noto-sans', 'Дмитрий'],
      ['own', ' '],
      ['noto-sans', 'Νίκος'],
    ],
  ],
  // Several letters of Chinese may be in several files.
  [
    '1º 漢',
    [
      ['own', '1º '],
      [expect.stringMatching(/^noto-sans-sc-\d+$/), '漢'],
    ],
  ],
  ['김', [[expect.stringMatching(/^noto-sans-kr-\d+$/), '김']]],
  ['Սարգսյան', [['noto-sans-armenian-armenian', 'Սարգսյան']]],
])('SHIP-6 %j is written in the fonts that have its letters', async (text, runs) => {
  expect(await runsOf(text)).toEqual({ runs, missing: [] });
});

test('SHIP-6 words that are written from right to left stand in this order', async () => {
  const { runs, missing } = await runsOf('Sr. محمد علي, piso 2');
  expect(runs.map(([, text]) => text).join('')).toBe('Sr. علي, محمد piso 2');
  expect(missing).toEqual([]);
  expect((await runsOf('שלום דוד')).runs.map(([, text]) => text).join('')).toBe('דוד שלום');
});

test('SHIP-6 what no font has is named, and never a question mark', async () => {
  const { runs, missing } = await runsOf('Gracias 👗, ជ 👩‍👧!');
  expect(missing).toEqual(['👗', 'ជ', '👩‍👧']);
  expect(runs.map(([, text]) => text).join('')).toBe('Gracias , \ufffd !');
});

test('SHIP-6 texts of the shop’s languages need no other font', async () => {
  expect(await spareFaces('«Niño», 50 % — “así” … € → ×™')).toEqual([]);
  expect(isInOwnFaces('Niño')).toBe(true);
});
