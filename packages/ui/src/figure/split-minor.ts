/**
 * Splits pounds from pence, so that pence can be smaller and the size of the amount is clear first. Pence that are zero
 * are left out.
 */
export function splitMinor(value: string): [string, string] {
  const [, pounds = value, minor = ''] = /^(-?£[\d,]+)(\.\d{2})$/.exec(value) ?? [];
  return [pounds, minor === '.00' ? '' : minor];
}
