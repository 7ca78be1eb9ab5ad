/** What visitors can accept or reject, one by one. Everything else that the site stores is necessary. */
export const PURPOSES = ['statistics', 'recording', 'chat', 'faults'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** The answers. A purpose without an answer is not accepted. */
export type Choices = Readonly<Partial<Record<Purpose, boolean>>>;

const COOKIE = 'consent';

/** Increase it when a purpose covers more than before, so that everyone is asked again. */
const VERSION = '2';

const YEAR_SECONDS = 31_536_000;

const isPurpose = (name: string): name is Purpose => (PURPOSES as readonly string[]).includes(name);

const NONE: Choices = {};

/** The choices that a `Cookie` header or `document.cookie` holds. An unreadable cookie counts as no answer. */
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

/** The cookie that stores the choices for a year, for `Set-Cookie` or `document.cookie`. */
export function choicesCookie(choices: Choices): string {
  const answers = PURPOSES.filter((purpose) => choices[purpose] !== undefined).map(
    (purpose) => `${purpose}:${choices[purpose] === true ? 'yes' : 'no'}`,
  );
  const value = [VERSION, ...answers].join('.');
  return `${COOKIE}=${value}; Path=/; SameSite=Lax; Secure; Max-Age=${YEAR_SECONDS}`;
}

/** Whether all of these purposes have been answered. */
export function areAnswered(purposes: readonly Purpose[], choices: Choices): boolean {
  return purposes.every((purpose) => choices[purpose] !== undefined);
}

/** One answer for all of these purposes. */
export function answerAll(purposes: readonly Purpose[], answer: boolean): Choices {
  return Object.fromEntries(purposes.map((purpose) => [purpose, answer]));
}
