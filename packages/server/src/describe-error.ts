/** What is kept of an error. */
export interface DescribedError {
  readonly kind: string;
  readonly message?: string;
  readonly sqlState?: string;
  readonly constraint?: string;
  readonly stack?: string;
}

/** The frames of a stack, without its first lines: those repeat the message. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const isFromDatabase = (error: Error): error is Error & { code?: string; constraint?: string } =>
  'severity' in error;

/**
 * An error without what it might quote: a database's message repeats the values it was given, and that of JSON.parse
 * the text it could not read.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { kind: typeof error };
  const shared = { kind: error.name, stack: framesOf(error) };
  if (error instanceof SyntaxError) return shared;
  if (!isFromDatabase(error)) return { ...shared, message: error.message };
  return { ...shared, sqlState: error.code ?? '', constraint: error.constraint ?? '' };
}

/** The same in a line: "TypeError: x is not a function". */
export function errorInWords(error: unknown): string {
  const { kind, message, sqlState } = describeError(error);
  const what = message ?? sqlState;
  return what === undefined ? kind : `${kind}: ${what}`;
}
