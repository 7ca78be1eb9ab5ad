/** The end of a number that is shown in part, as "ending 0123". */
export const endingOf = (masked: string): string => masked.slice(-4);
