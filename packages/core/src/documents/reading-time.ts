/**
 * Silent reading of English non-fiction by adults, on average over 190 studies (Brysbaert, "How many words do we read
 * per minute?", Journal of Memory and Language 109, 2019, https://doi.org/10.1016/j.jml.2019.104047).
 */
const WORDS_A_MINUTE = 238;

/** Whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
