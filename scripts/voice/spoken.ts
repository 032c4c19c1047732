/** Strings of one line in each kind of quotes, text between two tags, and a line that is only text. */
const parts = [
  /'((?:[^'\\]|\\.)*)'/g,
  /"([^"]*)"/g,
  /`([^`]*)/g,
  />([^<>{}]+)</g,
  /^\s*(?!\w+\??:)([\p{L}¿¡«][^=;{}()<>'"`]*)$/gu,
];

/** English and SQL: the API's description, which developers read, and statements. */
const english = /\b(?:the|of|is|and|by|with|for|an|in|which|from|openid|has)\b|sql[<`]/;

/**
 * Returns what people may read in a line of code: texts of several words and single words with a capital, not English
 * and not names of classes, keys and files.
 */
export function spoken(line: string): string[] {
  if (/^\s*(?:import|export \*|\} from)\b|\bclassName=|^\s*(?:path|summary): /.test(line)) {
    return [...line.matchAll(/>([^<>{}]+)</g)].map(([, text = '']) => text.trim());
  }
  if (english.test(line)) return [];
  const said = line.replace(/\$\{[^{}]*\}/g, '…');
  return parts
    .flatMap((part) => [...said.matchAll(part)].map(([, text = '']) => text.trim()))
    .filter((text) => /^[\p{Lu}¿¡«]|\p{L} \p{L}/u.test(text));
}
