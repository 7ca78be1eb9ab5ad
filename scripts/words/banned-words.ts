/** A word that design and code do not use, and what to write. `where` narrows it: everywhere by default. */
export interface BannedWord {
  readonly word: RegExp;
  readonly instead: string;
  readonly where?: 'names' | 'text';
}

/** Old-fashioned and translated words, and metaphors, each with the plain word for it. */
export const BANNED_WORDS: readonly BannedWord[] = [
  { word: /\b(?:un)?mend(?:s|ed|ing|able)?\b/i, instead: 'fix, correct' },
  { word: /\banew\b/i, instead: 'again' },
  { word: /\bdearer\b/i, instead: 'more expensive' },
  { word: /\bsomebody(?:’s|'s)?\b/i, instead: 'someone, or the role: the borrower, the caller' },
  { word: /\bnobody(?:’s|'s)?\b/i, instead: 'no one, or the role' },
  { word: /\bwho(?:so)?ever\b/i, instead: 'anyone who, or the role' },
  { word: /\bby hand\b/i, instead: 'manually' },
  { word: /\b(?:go|goes|going|gone|went) on\b/i, instead: 'continue', where: 'text' },
  { word: /\bas it (?:was|were|stands|stood)\b/i, instead: 'unchanged, as it is', where: 'text' },
  { word: /\b(?:stands?|stood|standing)\b(?![ -]orders?)/i, instead: 'is, are, applies' },
  { word: /\btold\b/i, instead: 'shown, notified, said; for a replay: applied' },
  { word: /\bneed do\b/i, instead: 'need to do', where: 'text' },
  { word: /\bwhat (?:becomes?|became) of\b/i, instead: 'what happens to', where: 'text' },
  { word: /\b(?:hears?|heard) of\b/i, instead: 'learns, receives', where: 'text' },
  { word: /\bbeside\b/i, instead: 'next to, with, as well as' },
  { word: /\bmerely\b/i, instead: 'only' },
  { word: /\b(?:story|stories|tellers?)\b/i, instead: 'history, journey, event handler' },
  { word: /\bthe house\b|\bof the house\b/i, instead: 'the server, the project', where: 'text' },
  { word: /\bin sum\b|\bin all\b(?! (?:cases|brands|six))/i, instead: 'in total', where: 'text' },
  { word: /\b(?:lest|ere|naught|nought|thereof|therein|wherein|hence|thus)\b/i, instead: 'a plain word' },
  { word: /\bwe write to you\b/i, instead: "we'll email you", where: 'text' },
  { word: /\bonce more\b|\bonce for all\b/i, instead: 'again, once', where: 'text' },
  { word: /\bhand(?:s|ed|ing)? (?:in|over)\b/i, instead: 'submit, pass', where: 'text' },
  { word: /\b(?:speaks?|spoke|spoken) (?:of|for)\b/i, instead: 'names, describes', where: 'text' },
  { word: /\bbears? interest\b/i, instead: 'earns interest', where: 'text' },
];

/** A sentence or a name that needs such a word, with the reason. At most twenty in the whole tree. */
export interface WordException {
  readonly file: string;
  readonly text: string;
  readonly reason: string;
}

export const WORD_EXCEPTIONS: readonly WordException[] = [
  { file: 'scripts/postgres.ts', text: 'nobody', reason: 'the name of a system user' },
];
