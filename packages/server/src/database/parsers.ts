/** PostgreSQL's type numbers (pg_type.oid). */
const OID = { bytea: 17, int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`not a safe integer: ${text}`);
  return number;
}

/** `2026-11-20 11:18:00.5+00` becomes `2026-11-20T11:18:00.500Z`. */
function instant(text: string): string {
  const withMinutes = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(withMinutes).toISOString();
}

/** What both drivers make of a value's text. Types not named here stay as the driver has them, which agree. */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.bytea]: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
  [OID.int8]: wholeNumber,
  [OID.date]: (text) => text,
  [OID.timestamptz]: instant,
  [OID.numeric]: Number,
};
