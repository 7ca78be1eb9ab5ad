/** Splits pounds from pence, so that pence can be smaller and the size of the amount is clear first. */
export function splitMinor(value: string): [string, string] {
  const pence = /^(£[\d,]+)(\.\d{2})$/.exec(value);
  return [pence?.[1] ?? value, pence?.[2] ?? ''];
}
