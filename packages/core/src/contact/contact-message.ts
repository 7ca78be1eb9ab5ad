/** What a message to a brand can be about, those who find it hard to pay first. */
export const CONTACT_TOPICS = [
  'difficultyPaying',
  'repayments',
  'settlingEarly',
  'applying',
  'complaint',
  'somethingElse',
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Each topic in the words of the form, which those who answer read as well. */
export const TOPIC_WORDS: Readonly<Record<ContactTopic, string>> = {
  difficultyPaying: 'Difficulty paying',
  repayments: 'Payments',
  settlingEarly: 'Paying off early',
  applying: 'An application',
  complaint: 'A complaint',
  somethingElse: 'Something else',
};

/** The most characters of each part of a message. */
export const MESSAGE_LIMITS = { name: 100, email: 254, phone: 30, reference: 40, message: 3000 } as const;
