/*
 * ln, exp and the normal quantile from `+ - * /` and `Math.sqrt` alone. The built-in functions may differ in the last
 * bit between browser engines; one such bit can move a price by a tick and turn a win into a loss.
 */

const LN2_HIGH = 0.69314718036912381649;
const LN2_LOW = 1.90821492927058770002e-10;

const TWO_POW_52 = 4503599627370496;

/** `TWO_POWERS[k + 1022]` is 2^k for every normal exponent. */
const TWO_POWERS = (() => {
  const powers = new Float64Array(2046);
  let up = 1;
  for (let k = 0; k <= 1023; k += 1, up *= 2) powers[k + 1022] = up;
  let down = 1;
  for (let k = 0; k >= -1022; k -= 1, down /= 2) powers[k + 1022] = down;
  return powers;
})();

const scratch = new DataView(new ArrayBuffer(8));

/** The exponent `e` of a positive normal number `m * 2^e` with m in [1, 2). */
const binaryExponent = (x: number): number => {
  scratch.setFloat64(0, x);
  return ((scratch.getUint32(0) >>> 20) & 0x7ff) - 1023;
};

/** 2 * atanh(s) for |s| <= 0.172. The series ends where a term falls below 2^-54. */
const doubleAtanh = (s: number): number => {
  const q = s * s;
  let sum = 1 / 23;
  for (let k = 21; k >= 1; k -= 2) sum = sum * q + 1 / k;
  return 2 * s * sum;
};

/** Natural logarithm; relative error below 1e-15. `-Infinity` at 0, `NaN` below. */
export const ln = (x: number): number => {
  if (!(x > 0)) return x === 0 ? -Infinity : NaN;
  if (x === Infinity) return x;
  // Subnormal numbers have no exponent bits of their own; scale them into the normal range first.
  if (x < 2.2250738585072014e-308) return ln(x * TWO_POW_52) - 52 * (LN2_HIGH + LN2_LOW);
  let exponent = binaryExponent(x);
  let mantissa = x * (TWO_POWERS[Math.max(0, 1022 - exponent)] ?? 1);
  if (exponent === 1023) mantissa /= 2;
  if (mantissa > Math.SQRT2) {
    mantissa /= 2;
    exponent += 1;
  }
  const s = (mantissa - 1) / (mantissa + 1);
  return exponent * LN2_HIGH + (doubleAtanh(s) + exponent * LN2_LOW);
};

/** `e^x`; relative error below 1e-15. 0 below -708, `Infinity` above 709. */
export const exp = (x: number): number => {
  if (x < -708) return 0;
  if (x > 709) return Infinity;
  const k = Math.round(x * Math.LOG2E);
  const r = x - k * LN2_HIGH - k * LN2_LOW;
  let sum = 1;
  for (let n = 13; n >= 1; n -= 1) sum = 1 + (sum * r) / n;
  return sum * (TWO_POWERS[k + 1022] ?? 0);
};
