/** "22.6%": a percent number to one decimal. It comes rounded from where it was computed. */
export function percent(value: number): string {
  return `${value.toFixed(1)}%`;
}
