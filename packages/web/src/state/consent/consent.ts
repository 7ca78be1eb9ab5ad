/** What the reader is asked about, each thing by itself. Everything else that is kept is necessary. */
export const PURPOSES = ['statistics', 'recording', 'chat', 'faults'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** What was answered. A purpose that was never asked about has no answer, which is never a yes. */
export type Choices = Readonly<Partial<Record<Purpose, boolean>>>;

const COOKIE = 'consent';

/** Raise it when a purpose covers more than before: every reader is asked again. */
const VERSION = '1';

const YEAR_SECONDS = 31_536_000;

const isPurpose = (name: string): name is Purpose => (PURPOSES as readonly string[]).includes(name);

const NONE: Choices = {};

/** The choices that a `Cookie` header or `document.cookie` holds. What cannot be understood was not chosen. */
export function readChoices(cookies: string | null): Choices {
  const pair = (cookies ?? '').split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
  const [version, ...answers] = pair?.slice(COOKIE.length + 1).split('.') ?? [];
  if (version !== VERSION) return NONE;
  const choices: Partial<Record<Purpose, boolean>> = {};
  for (const answer of answers) {
    const [purpose = '', value] = answer.split(':');
    if (!isPurpose(purpose) || (value !== 'yes' && value !== 'no')) return NONE;
    choices[purpose] = value === 'yes';
  }
  return choices;
}

/** The cookie that keeps the choices for a year, as `Set-Cookie` and `document.cookie` take it. */
export function choicesCookie(choices: Choices): string {
  const answers = PURPOSES.filter((purpose) => choices[purpose] !== undefined).map(
    (purpose) => `${purpose}:${choices[purpose] === true ? 'yes' : 'no'}`,
  );
  const value = [VERSION, ...answers].join('.');
  return `${COOKIE}=${value}; Path=/; SameSite=Lax; Secure; Max-Age=${YEAR_SECONDS}`;
}

/** Whether each of these purposes has been answered, so that there is no need to ask. */
export function areAnswered(purposes: readonly Purpose[], choices: Choices): boolean {
  return purposes.every((purpose) => choices[purpose] !== undefined);
}

/** The same answer to each of these purposes, which are all that was asked about. */
export function answerAll(purposes: readonly Purpose[], answer: boolean): Choices {
  return Object.fromEntries(purposes.map((purpose) => [purpose, answer]));
}
