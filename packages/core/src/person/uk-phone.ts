import { accept, refuse, type Outcome } from '../outcome.ts';

export type UkPhone = {
  /** E.164: "+442079460018". */
  readonly number: string;
  readonly kind: 'mobile' | 'landline';
};

const SEPARATORS = /[\s().\-\u2010-\u2015]/g;

/** National or international format, allowing the trunk zero that people leave in "+44 (0)7700". */
const NATIONAL = /^(?:0|(?:\+|00)?440?)([1-9]\d{8,9})$/;

/**
 * Ofcom's numbering plan, without the trunk zero. Landlines: 01 and the five 02 areas with ten digits, or nine in an
 * 01 area of four digits (neither 011x nor 01x1). 070 is personal numbering, 076 is paging.
 */
const KINDS = {
  mobile: /^7(?![06])\d{9}$/,
  landline: /^(2[03489]\d{8}|1(1\d|[2-9]1)\d{7}|1[2-9](?!1)\d\d{6,7})$/,
} as const satisfies Record<UkPhone['kind'], RegExp>;

/** Parses a UK mobile number into E.164, "+447700900123". Ofcom's drama numbers are accepted. */
export function parseUkMobile(text: string): Outcome<string, 'empty' | 'notUkMobile'> {
  const phone = parseUkPhone(text);
  if (!phone.ok) return refuse(phone.refusal === 'empty' ? 'empty' : 'notUkMobile');
  return phone.value.kind === 'mobile' ? accept(phone.value.number) : refuse('notUkMobile');
}

/**
 * Parses a UK mobile or landline number (the numbering plan also covers Jersey, Guernsey and the Isle of Man).
 * Numbers of organisations and services (03, 08, 09) are refused.
 */
export function parseUkPhone(text: string): Outcome<UkPhone, 'empty' | 'notUkPhone'> {
  const bare = text.replaceAll(SEPARATORS, '');
  if (bare === '') return refuse('empty');
  const national = NATIONAL.exec(bare)?.[1] ?? '';
  const number = `+44${national}`;
  if (KINDS.mobile.test(national)) return accept({ number, kind: 'mobile' });
  return KINDS.landline.test(national) ? accept({ number, kind: 'landline' }) : refuse('notUkPhone');
}

/** Parses a UK phone number to E.164 only, without its kind. */
export function parseUkPhoneNumber(text: string): Outcome<string, 'empty' | 'notUkPhone'> {
  const phone = parseUkPhone(text);
  return phone.ok ? accept(phone.value.number) : phone;
}

export const MOBILE_ERRORS = {
  empty: 'Enter your mobile number',
  notUkMobile: 'Enter a UK mobile number, like 07700 900 982',
} as const;

export const PHONE_ERRORS = {
  empty: 'Enter your phone number',
  notUkPhone: 'Enter a UK phone number, like 01632 960 001 or 07700 900 982',
} as const;
