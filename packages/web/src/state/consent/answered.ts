/** What is read out once the banner has been answered. */
export const ANSWERED = {
  accept: 'You accepted extra cookies. You can change this on the cookies page.',
  reject: 'You rejected extra cookies. You can change this on the cookies page.',
} as const;
