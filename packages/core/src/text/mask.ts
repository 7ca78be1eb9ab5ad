/** "****5678": masks all but the last four characters. Text of four characters or fewer is unchanged. */
export function maskLast4(text: string): string {
  return text.slice(-4).padStart(text.length, '*');
}
