/** What the customers of a brand say of it, in sum. */
export interface ReviewStats {
  /** The figures are made up, and whoever shows them says so. */
  readonly isSample: boolean;
  /** How many reviews there are. */
  readonly reviews: number;
  /** From 1 to 5, in halves. */
  readonly stars: number;
  /** From 1 to 5, to one decimal. */
  readonly score: number;
  /** The stars as a picture; width and height in pixels. */
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
}

export interface ReviewsPort {
  /** What is said of the brand with this id; null when nothing is. Reads only, 2 s. Throws `ProviderUnavailable`. */
  stats(brandId: string): Promise<ReviewStats | null>;
}
