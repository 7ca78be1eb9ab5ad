import { EMAIL_LIMIT } from '../person/email.ts';

/** Topics of a message to a brand; customers in difficulty come first. */
export const CONTACT_TOPICS = [
  'difficultyPaying',
  'repayments',
  'settlingEarly',
  'applying',
  'complaint',
  'somethingElse',
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Each topic as the form shows it. Staff who answer see the same words. */
export const TOPIC_WORDS: Readonly<Record<ContactTopic, string>> = {
  difficultyPaying: 'Difficulty paying',
  repayments: 'Payments',
  settlingEarly: 'Paying off early',
  applying: 'An application',
  complaint: 'A complaint',
  somethingElse: 'Something else',
};

/** Maximum length in characters of each part of a message. */
export const MESSAGE_LIMITS = {
  name: 100,
  email: EMAIL_LIMIT,
  phone: 30,
  reference: 40,
  message: 3000,
} as const;
