/** A whole number of at least 0 with its thousands apart: "12,500". Without `Intl`, which takes 25 ms to start. */
export function wholeNumber(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
