/**
 * A map that keeps between `capacity` and twice as many recently used values: when the young generation is full it
 * becomes the old one, and what the old one held and nobody asked for is dropped.
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
