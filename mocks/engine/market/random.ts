import { normalQuantile } from './normal';

/** The avalanche step of MurmurHash3: every input bit affects every bit of the 32-bit result. */
const mix = (input: number): number => {
  let h = input;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

/** A signed 32-bit hash of `text`, different for each `salt`. */
export const hashText = (text: string, salt: number): number => {
  let h = mix(salt ^ 0x9e3779b9);
  for (let i = 0; i < text.length; i += 1)
    h = mix(h ^ Math.imul(text.charCodeAt(i) + 1, 0x01000193));
  return h;
};

/**
 * Random draws that depend only on (seed, name, place), not on earlier draws elsewhere. `moveTo` selects the place; the
 * draws after it come from the sfc32 generator (C. Doty-Humphrey, public domain).
 */
export class PlacedRandom {
  readonly #keyA: number;
  readonly #keyB: number;
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  constructor(seed: number, name: string) {
    const low = seed | 0;
    const high = Math.floor(seed / 4294967296) | 0;
    this.#keyA = hashText(name, low ^ Math.imul(high, 0x27d4eb2f));
    this.#keyB = hashText(name, mix(low + 0x165667b1) ^ high);
  }

  moveTo(level: number, index: number): void {
    const place = mix(index ^ Math.imul(level + 1, 0x9e3779b1));
    this.#a = mix(this.#keyA ^ place);
    this.#b = mix(this.#keyB + Math.imul(index, 0x85ebca77) + level);
    this.#c = place ^ this.#keyB;
    this.#counter = 1;
    for (let i = 0; i < 4; i += 1) this.#next();
  }

  /** Uniform in the open interval (0, 1). */
  uniform(): number {
    return ((this.#next() >>> 0) + 0.5) / 4294967296;
  }

  /** Standard normal. */
  normal(): number {
    return normalQuantile(this.uniform());
  }

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum;
  }
}
