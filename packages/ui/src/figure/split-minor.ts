/** Pounds large, pence small: the eye finds the size of the figure first. */
export function splitMinor(value: string): [string, string] {
  const pence = /^(£[\d,]+)(\.\d{2})$/.exec(value);
  return [pence?.[1] ?? value, pence?.[2] ?? ''];
}
