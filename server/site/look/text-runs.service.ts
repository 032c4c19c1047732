/** What a font has. */
export type Coverage = { readonly name: string; has(codePoint: number): boolean };

/** A part of a text in one font: undefined is the shop's own face. */
export type TextRun = { readonly font: string | undefined; readonly text: string };

// The characters of scripts/subset-fonts.ts.
const own = /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”„•…€→←−×™]*$/u;

/** Stands for a letter that no font has; every spare font comes with the one that has it. */
const unknownSign = '\ufffd';

/** True if the shop's faces have all characters of a text. */
export function isInOwnFaces(text: string): boolean {
  return own.test(text);
}

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Returns the letters of a text as people see them: with their accents, never half of one. */
export function lettersOf(text: string): string[] {
  return Array.from(clusters.segment(text), ({ segment }) => segment);
}

/** Returns the different characters of a text that are written. */
export function charactersOf(text: string): string[] {
  return [...new Set(readable(text))];
}

/** What is not seen and joins nothing is left out; all blanks are the same. */
function readable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '');
}

/**
 * Returns a text as runs of one font each, from left to right, and the letters that no font has. A word is in one font if one
 * has all of it. Words that are written from right to left stand in this order; the letters of each stay as they are stored.
 */
export function textRuns(
  text: string,
  fonts: readonly Coverage[],
): { readonly runs: readonly TextRun[]; readonly missing: readonly string[] } {
  const shown = readable(text);
  if (isInOwnFaces(shown)) return { runs: [{ font: undefined, text: shown }], missing: [] };
  const missing: string[] = [];
  const words = shown.split(/( +)/).filter((word) => word !== '');
  const runs = fromLeftToRight(words).flatMap((word) => wordRuns(word, fonts, missing));
  return { runs: joined(runs), missing: [...new Set(missing)] };
}

const isRightToLeft = (word: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word);

/** Turns the words around between two that are written from right to left (UAX 9, L2). */
function fromLeftToRight(words: readonly string[]): string[] {
  const ordered: string[] = [];
  let turned: string[] = [];
  for (const word of words) {
    if (isRightToLeft(word)) {
      turned.unshift(word);
    } else if (turned.length > 0 && /^ +$/.test(word)) {
      turned.unshift(word);
    } else {
      ordered.push(...ended(turned), word);
      turned = [];
    }
  }
  return [...ordered, ...ended(turned)];
}

/** The blank after the last word of a part stays behind it. */
function ended(turned: readonly string[]): readonly string[] {
  const [blank = '', ...words] = turned;
  return /^ +$/.test(blank) ? [...words, blank] : turned;
}

function wordRuns(word: string, fonts: readonly Coverage[], missing: string[]): TextRun[] {
  const whole = written(word, fonts);
  if (whole) return [whole];
  return lettersOf(word).flatMap((letter) => {
    const run = written(letter, fonts);
    if (run) return [run];
    missing.push(letter);
    // A picture is left out: it is no letter of a name.
    const isPicture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(letter);
    return isPicture ? [] : [{ font: fonts[0]?.name, text: unknownSign }];
  });
}

/** Returns a word in the first font that has all of it, also with its accents apart, or without joiners. */
function written(word: string, fonts: readonly Coverage[]): TextRun | undefined {
  const forms = [word, word.normalize('NFD'), word.replaceAll(/[\u200c\u200d]/g, '')];
  for (const text of forms) if (isInOwnFaces(text)) return { font: undefined, text };
  for (const { name, has } of fonts) {
    const found = forms.find((text) =>
      Array.from(text, (sign) => sign.codePointAt(0) ?? 0).every((point) => has(point)),
    );
    if (found !== undefined) return { font: name, text: found };
  }
  return undefined;
}

function joined(runs: readonly TextRun[]): TextRun[] {
  const whole: TextRun[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last && last.font === run.font) whole[whole.length - 1] = { font: run.font, text: last.text + run.text };
    else whole.push(run);
  }
  return whole;
}
