/** "****5678": only the last four characters stay readable. Four or fewer stay as they are. */
export function maskLast4(text: string): string {
  return text.slice(-4).padStart(text.length, '*');
}
