import { both, either, noBits, without, type Bits } from './bits.ts';
import type { QueryTree } from './query-tree.ts';
import { RowSet } from './row-set.ts';
import { spelledWords } from './spelled-words.ts';
import { WordRows } from './word-rows.ts';

/** The search words of a product as PostgreSQL stored them: those of its name, and all others, each between blanks. */
export type SearchWords = { readonly inName: string; readonly elsewhere: string };

const wordsIn = (text: string) => (text === '' ? [] : text.split(' '));

/** The search words of the products in one language. */
class LanguageWords {
  readonly #inName = new WordRows();
  readonly #elsewhere = new WordRows();
  /** The rows that have words in the language. */
  readonly #there = new RowSet();

  put(row: number, words: SearchWords | undefined): void {
    this.#inName.put(row, wordsIn(words?.inName ?? ''));
    this.#elsewhere.put(row, wordsIn(words?.elsewhere ?? ''));
    if (words) this.#there.add(row);
    else this.#there.delete(row);
  }

  there(rows: number): Bits {
    const bits = noBits(rows);
    this.#there.addTo(bits);
    return bits;
  }

  /** Returns the rows, of so many, that a query of words finds. */
  match(query: QueryTree, rows: number): Bits {
    if (query.kind === 'word') {
      const found = noBits(rows);
      this.#inName.addRows(query.word, query.isBeginning, found);
      if (!query.isInName) this.#elsewhere.addRows(query.word, query.isBeginning, found);
      return found;
    }
    return query.parts.map((part) => this.match(part, rows)).reduce(query.kind === 'all' ? both : either);
  }
}

/** By which words the products are found, in each language that some of them have texts in. */
export class TextIndex {
  readonly #own = new LanguageWords();
  readonly #others = new Map<string, LanguageWords>();
  /** The words with ñ as they are spelled: the search words have an n there. */
  readonly #withTilde = new WordRows();

  /** Sets the words of a row in the shop's own language, and its name, brand and colour; undefined for a row that goes. */
  putOwn(row: number, words: SearchWords | undefined, spelled: string): void {
    this.#own.put(row, words);
    this.#withTilde.put(row, spelledWords(spelled));
    if (!words) for (const other of this.#others.values()) other.put(row, undefined);
  }

  /** Sets the words of a row in another language; undefined if it has no texts in it. */
  put(row: number, language: string, words: SearchWords | undefined): void {
    const known = this.#others.get(language) ?? new LanguageWords();
    this.#others.set(language, known);
    known.put(row, words);
  }

  /** The languages besides the shop's own. */
  languages(): string[] {
    return [...this.#others.keys()];
  }

  /**
   * Returns the rows, of so many, that a query finds; in another language by the words in it, which contain the own ones, for
   * products that have texts in it.
   */
  match(query: QueryTree | undefined, language: string | undefined, rows: number): Bits {
    if (query === undefined) return noBits(rows);
    const own = this.#own.match(query, rows);
    const other = language === undefined ? undefined : this.#others.get(language);
    if (!other) return own;
    return either(other.match(query, rows), without(own, other.there(rows)));
  }

  /** Returns the rows that have words with ñ which begin so. */
  spelledSo(beginning: string, rows: number): Bits {
    const found = noBits(rows);
    this.#withTilde.addRows(beginning, true, found);
    return found;
  }
}
