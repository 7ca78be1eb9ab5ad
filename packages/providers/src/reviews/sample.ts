/** Figures that belong to no brand, shown as a sample. */
export const SAMPLE_REVIEWS = { reviews: 12_480, stars: 4.5, score: 4.6 } as const;
