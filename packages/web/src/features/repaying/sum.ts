/** One line of a sum that the borrower can add up themselves. */
export type SumLine = { label: string; value: string };

/** Where a figure comes from: in words, and as a sum whose last line is the figure. */
export type Explanation = { question: string; words: readonly string[]; lines: readonly SumLine[] };
