import { describe, expect, test } from 'vitest';
import { catalogues } from './catalogues.ts';
import { languages, type Language } from './languages.ts';

/** Words that only some countries use, by subject: what each of them says. */
const words: readonly Readonly<Partial<Record<Language, RegExp>>>[] = [
  // The right to take a purchase back, as the law calls it. Peru has none.
  {
    'es-AR': /arrep(?:ent|int)/i,
    'es-MX': /\brevoc/i,
    'es-CL': /retract/i,
    'es-CO': /retract/i,
    'es-UY': /rescin|rescisi/i,
    'es-ES': /desist/i,
  },
  {
    'es-AR': /\btalles?\b/i,
    'es-UY': /\btalles?\b/i,
    'es-MX': /\btallas?\b/i,
    'es-CL': /\btallas?\b/i,
    'es-CO': /\btallas?\b/i,
    'es-PE': /\btallas?\b/i,
    'es-ES': /\btallas?\b/i,
  },
  { 'es-AR': /\bprovincias?\b/i, 'es-ES': /\bprovincias?\b/i, 'es-MX': /\bentidad(?:es)? federativa/i },
  {
    'es-AR': /\bcuotas\b/i,
    'es-CL': /\bcuotas\b/i,
    'es-CO': /\bcuotas\b/i,
    'es-UY': /\bcuotas\b/i,
    'es-PE': /\bcuotas\b/i,
    'es-MX': /\bmensualidades\b/i,
  },
  {
    'es-AR': /\bremeras?\b|\bcamperas?\b/i,
    'es-UY': /\bremeras?\b|\bcamperas?\b/i,
    'es-MX': /\bplayeras?\b|\bchamarras?\b/i,
    'es-CL': /\bpoleras?\b/i,
    'es-PE': /\bpolos?\b|\bcasacas?\b/i,
  },
  {
    'es-AR': /\bCUIT\b/,
    'es-MX': /\bRFC\b/,
    'es-CL': /\bRUT\b/,
    'es-UY': /\bRUT\b/,
    'es-CO': /\bNIT\b/,
    'es-PE': /\bRUC\b/,
    'es-ES': /\bNIF\b/,
  },
  { 'es-AR': /Correo Argentino|Andreani/, 'es-CL': /Chilexpress/, 'es-UY': /Correo Uruguayo/, 'es-ES': /SEUR/ },
  // In some countries these are tax documents.
  { 'es-AR': /\bremitos?\b/i, 'es-MX': /\bremisi[oó]n/i, 'es-CO': /\bremisi[oó]n/i, 'es-ES': /\balbar[aá]n/i },
];

/** Messages that name the words of every country, files of carriers of one country, and what people type to find a page. */
const isOfAll = (key: string) => /^country\.|^order-desk\.(?:andreani|correoArgentino)File$/.test(key);
const isTyped = (key: string) => /^admin-links\.withdrawalsWords$/.test(key);

/** An address of the shop is the same in every country, and words of arguments are words of the code. */
const said = (text: string) => text.replaceAll(/\/arrepentimiento/g, '').replaceAll(/\{\w+\}/g, '');

describe.each(languages.filter((language) => language !== 'en'))('OWN-2 %s', (language) => {
  test('says no word that only other countries use', () => {
    const foreign = words.flatMap((ofSubject) =>
      Object.values(ofSubject).filter((word) => word.source !== ofSubject[language]?.source),
    );
    const found = Object.entries(catalogues[language])
      .filter(([key]) => !isOfAll(key) && !isTyped(key))
      .flatMap(([key, text]) =>
        foreign.filter((word) => word.test(said(text))).map((word) => `${key}: ${word.source}`),
      );
    expect(found).toEqual([]);
  });

  test('says its own word for the right to take a purchase back', () => {
    expect(catalogues[language]['withdrawals.button']).toMatch(words[0]?.[language] ?? /^Anular una compra$/);
  });

  test('writes numbers with arguments, because each country groups their digits by its own sign', () => {
    const grouped = Object.entries(catalogues[language]).filter(
      ([key, text]) => !isOfAll(key) && /\d[.,]\d{3}\b/.test(text),
    );
    expect(grouped.map(([key]) => key)).toEqual([]);
  });
});
