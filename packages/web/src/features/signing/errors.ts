export const ERRORS = {
  agrees: { empty: 'Tick the box to say that you want to be bound by the agreement' },
} as const;
