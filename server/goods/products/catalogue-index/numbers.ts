/** A number for each row, 0 at first, in a typed array that grows. */
export class RowNumbers<Numbers extends Int32Array | Float64Array> {
  #numbers: Numbers;
  readonly #make: (length: number) => Numbers;

  /** `make` returns an array of so many zeros. */
  constructor(make: (length: number) => Numbers) {
    this.#make = make;
    this.#numbers = make(1024);
  }

  get(row: number): number {
    return this.#numbers[row] ?? 0;
  }

  set(row: number, value: number): void {
    if (row >= this.#numbers.length) {
      const longer = this.#make(Math.ceil((row + 1) * 1.25));
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[row] = value;
  }

  get bytes(): number {
    return this.#numbers.byteLength;
  }
}
