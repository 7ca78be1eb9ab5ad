/** The invented staff of the sandbox, by what the identity provider calls them. */
export const SANDBOX_STAFF = {
  'staff-0001': {
    name: 'Uma Underwriter',
    groups: ['loan-underwriters'],
    outcome: 'Decides referred applications.',
  },
  'staff-0002': {
    name: 'Rhys Reader',
    groups: ['loan-advisers'],
    outcome: 'Reads applications and looks up borrowers; cannot decide.',
  },
} as const;
