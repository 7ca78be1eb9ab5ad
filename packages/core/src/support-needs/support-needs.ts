import { keysOf } from '../records.ts';

/** What a person can need from us, and what we do differently (FG21/1). */
export const SUPPORT_NEEDS = {
  'more-time': {
    need: 'More time',
    what: 'We’ll wait longer for an answer, and calls can take as long as you need.',
  },
  'written-only': { need: 'No phone calls', what: 'We’ll send emails and letters, and won’t call.' },
  'large-print': {
    need: 'Larger print',
    what: 'You can enlarge each document in your account. Ask us, and we’ll send it in larger print.',
  },
  'someone-helps': { need: 'Someone helps me', what: 'We can talk to a person you name.' },
  health: { need: 'My health makes this harder', what: 'A trained colleague will look after your loan.' },
  'life-event': {
    need: 'Something has changed in my life',
    what: 'We’ll look at what you can pay before we ask for anything.',
  },
} as const satisfies Record<string, { readonly need: string; readonly what: string }>;

export const SUPPORT_NEEDS_ERRORS = {
  nothing: 'Choose what would help you, or write it in your own words',
} as const;

export type SupportNeed = keyof typeof SUPPORT_NEEDS;

export const SUPPORT_NEED_CODES = keysOf(SUPPORT_NEEDS);
