/** Marketing parameters of an address. */
export const MARKETING_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** What a marketing parameter may be to be counted: without `@`, so that no email address is. */
export const MARKETING_VALUE = /^[\w .+-]{1,100}$/;
