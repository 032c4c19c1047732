/** How many new words wait until they are sorted in. */
const mostNew = 2000;

/** Words with a number each, and the words that begin with some letters. */
export class SortedWords {
  readonly #numbers = new Map<string, number>();
  #sorted: readonly string[] = [];
  /** Words that are not among the sorted ones yet. */
  #added: string[] = [];

  /** Returns the number of a word, counted from 0; a new one for a new word. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.#added.push(word);
    return number;
  }

  known(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** Returns the numbers of the words with a beginning. */
  begunWith(beginning: string): number[] {
    if (this.#added.length > mostNew) this.#sortIn();
    const found = this.#added.filter((word) => word.startsWith(beginning));
    const from = this.#placeOf(beginning);
    // Behind all words that begin so: no word has a letter after the last one.
    const to = this.#placeOf(`${beginning}\uffff`);
    found.push(...this.#sorted.slice(from, to));
    return found.flatMap((word) => this.#numbers.get(word) ?? []);
  }

  #sortIn(): void {
    // Two ordered parts are merged, not sorted again.
    this.#sorted = this.#sorted.concat(this.#added.toSorted()).toSorted();
    this.#added = [];
  }

  /** Returns where a word is among the sorted ones, or where it would be. */
  #placeOf(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
