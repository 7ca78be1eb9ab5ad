/** What a brand may say of itself in figures. Null where it says nothing. */
export interface PublicFigures {
  /** The figures are made up, and a page that shows them says so. */
  readonly isSample: boolean;
  readonly customers: number | null;
  readonly reviews: ReviewFigures | null;
}

/** A summary of the reviews by a brand's customers. */
export interface ReviewFigures {
  /** How many reviews there are. */
  readonly reviews: number;
  /** From 1 to 5, in halves. */
  readonly stars: number;
  /** From 1 to 5, to one decimal. */
  readonly score: number;
}
