/**
 * A cache of the `capacity` to `2 * capacity` most recently used values. A full young generation becomes the old one;
 * values of the old generation that were not read since are dropped.
 */
export class GenerationCache<V> {
  readonly #capacity: number;
  #young = new Map<number, V>();
  #old = new Map<number, V>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: number): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: number, value: V): void {
    if (this.#young.size >= this.#capacity) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
