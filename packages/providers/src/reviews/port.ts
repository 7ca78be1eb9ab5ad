/** The customer review figures of a brand. */
export interface ReviewStats {
  /** The figures are made up and must be labelled as a sample. */
  readonly isSample: boolean;
  /** Number of reviews. */
  readonly reviews: number;
  /** From 1 to 5, in halves. */
  readonly stars: number;
  /** From 1 to 5, to one decimal. */
  readonly score: number;
  /** An image of the stars; width and height in pixels. */
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
}

export interface ReviewsPort {
  /**
   * The review figures of the brand with this id; null when there are none. Read-only, times out after 2 s. They can
   * be a day old. Throws `ProviderUnavailable` and `ProviderTimeout`; rejects 'unknown-business-unit', which is a
   * wrong setting.
   */
  stats(brandId: string): Promise<ReviewStats | null>;
}
