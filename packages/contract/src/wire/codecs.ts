import type { Pence } from '@fairlead/core/money/pence';
import { pence } from '@fairlead/core/money/pence';
import { penceToPounds, poundsToPence } from '@fairlead/core/money/pounds';
import { parseDay, type Day } from '@fairlead/core/calendar/day';
import type { Outcome } from '@fairlead/core/outcome';
import { z } from 'zod';
import { EXAMPLE } from './examples.ts';

const MONEY_MESSAGE = {
  tooManyDecimals: 'Give pounds with at most two decimals',
  notANumber: 'Give a number of pounds',
  tooLarge: 'The amount is too large',
} as const;

const wireMoney = z
  .number(MONEY_MESSAGE.notANumber)
  .meta({ description: 'Pounds with at most two decimals', example: EXAMPLE.monthlyCost });

/** Pounds on the wire (at most two decimals), whole pence inside. The only door between the two. */
export const money = z.codec(wireMoney, z.custom<Pence>(Number.isSafeInteger), {
  decode: (pounds, context) => {
    const outcome = poundsToPence(pounds);
    if (outcome.ok) return outcome.value;
    context.issues.push({ code: 'custom', input: pounds, message: MONEY_MESSAGE[outcome.refusal] });
    return pence(0);
  },
  encode: (amount) => penceToPounds(amount),
});

/** True for `money` itself, whatever description was added to it. */
export function isMoney(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodCodec && schema.def.out === money.def.out;
}

/** A positive amount of money. */
export const positiveMoney = money.check((context) => {
  if (context.value <= 0) {
    context.issues.push({ code: 'custom', input: context.value, message: 'Give an amount above £0' });
  }
});

/** An amount of money that may be nothing but never less. */
export const nonNegativeMoney = money.check((context) => {
  if (context.value < 0) {
    context.issues.push({ code: 'custom', input: context.value, message: 'Give an amount of £0 or more' });
  }
});

const DAY_MESSAGE = 'Give a date as YYYY-MM-DD';

/** A calendar day, YYYY-MM-DD, that exists. */
export const isoDay = z.codec(
  z.string(DAY_MESSAGE).meta({ format: 'date', example: EXAMPLE.firstPaymentOn }),
  z.custom<Day>(),
  {
    decode: (text, context) => {
      const found = parseDay(text);
      if (found !== undefined) return found;
      context.issues.push({ code: 'custom', input: text, message: DAY_MESSAGE });
      return text as unknown as Day; // never read: the issue above refuses the value
    },
    encode: (value) => value,
  },
);

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime().meta({ example: EXAMPLE.instant });

/** Identifiers are UUIDv7. A malformed one in a path is answered as not found. */
export const id = z.uuid().meta({ example: EXAMPLE.id });

/** What PostgreSQL cannot store in a text. */
export const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

export const UNSTORABLE_MESSAGE = 'Remove the characters that cannot be stored';

/** Text that a person typed: trimmed, of limited length, without what PostgreSQL cannot store. */
export function text(maxLength: number, minLength = 1) {
  return z
    .string()
    .refine((value) => !UNSTORABLE.test(value), UNSTORABLE_MESSAGE)
    .trim()
    .min(minLength, 'Enter at least one character')
    .max(maxLength, `Use ${maxLength} characters or fewer`);
}

/** Text that one of core's rules reads, refused in that rule's own words. `limit` is in characters as they were sent. */
export function readBy<R extends string>(
  parse: (text: string) => Outcome<string, R>,
  errors: Readonly<Record<R, string>>,
  limit: number,
) {
  return z
    .string()
    .max(limit, `Use ${limit} characters or fewer`)
    .transform((typed, context) => {
      const outcome = parse(typed);
      if (outcome.ok) return outcome.value;
      context.issues.push({ code: 'custom', input: typed, message: errors[outcome.refusal] });
      return z.NEVER;
    });
}

/** A percentage as a number, such as 29.7. */
export const percent = z.number().meta({ example: EXAMPLE.apr });

/** A comma-joined list in the query string, such as `embedded=quote,user`. */
const commaList = z.codec(z.string(), z.array(z.string()), {
  decode: (joined) => joined.split(',').filter((name) => name !== ''),
  encode: (names) => names.join(','),
});

/** `?embedded=`: which relations to send whole. */
export const embeddedQuery = z.strictObject({ embedded: commaList.optional() });

/** A relation that was not asked for. */
export const reference = z.strictObject({
  '@type': z.literal('resource-reference'),
  '@link': z.string().meta({ example: `/v2/loan-applications/${EXAMPLE.id}` }),
  id,
});

/** A reference to one of a fixed list, which is known by its number or name. */
export const listReference = reference.extend({ id: z.union([z.int(), z.string()]) });

export const idParams = z.strictObject({ id });

const SECRET = /^[\w-]{43}$/;

/** 32 random bytes in base64url. */
export const secretText = z
  .string()
  .regex(SECRET, 'Give the 43 characters exactly as you received or made them');
