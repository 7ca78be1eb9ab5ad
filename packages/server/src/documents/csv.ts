/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as comma-separated values (RFC 4180), which a spreadsheet opens as text and numbers, never as a formula. */
export function csvOf(rows: readonly (readonly string[])[]): Buffer {
  const cell = (text: string): string =>
    `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return Buffer.from(rows.map((row) => `${row.map(cell).join(',')}\r\n`).join(''));
}
