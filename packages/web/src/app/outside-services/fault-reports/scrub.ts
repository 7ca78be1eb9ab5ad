import { normalPath } from './normal-path.ts';

/** What a sentence must not contain, and what replaces it. Addresses come first: they contain most of the rest. */
const SCRUBBED: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/[a-z]+:\/\/[^\s"'<>)]+/gi, normalPath],
  [/[^\s"'<>:;,(=&/]+(?:@|%40)[^\s"'<>,;)&/]+/gi, '{email}'],
  [/\b[\w-]+\.[\w-]{8,}\.[\w-]{8,}\b/g, '{token}'],
  [/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi, '{id}'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?![\w-])/g, '{token}'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, '{postcode}'],
  [/\+?\d(?:[\s-]?\d){4,}/g, '{number}'],
  [/\?[^\s"'<>)]+=[^\s"'<>)]*/g, ''],
];

/** A sentence without addresses' queries, email addresses, tokens, ids, postcodes and long numbers. */
export function scrub(text: string): string {
  return SCRUBBED.reduce(
    (scrubbed, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? scrubbed.replace(pattern, replacement)
        : scrubbed.replace(pattern, replacement),
    text,
  );
}
