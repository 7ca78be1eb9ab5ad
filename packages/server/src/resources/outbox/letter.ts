/** The figure that a letter is about, set as large as on a screen. */
export interface LetterFigure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** How it begins, such as "Hello Ada,". */
  readonly greeting: string;
  /** Not in a letter about arrears, which begins with what the borrower can do. */
  readonly figure?: LetterFigure;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
}
