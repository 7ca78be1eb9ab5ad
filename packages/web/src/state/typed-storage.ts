const KEY = 'typed';

/** The account forms whose fields survive the end of a session. Bank details and card numbers are in none of them. */
export type TypedForm =
  | 'contact-settings'
  | 'contact-pause'
  | 'address-details'
  | 'current-address'
  | 'mobile-number'
  | 'payment-day'
  | 'payment-date'
  | 'second-attempt'
  | 'payment'
  | 'missing-payment'
  | 'breathing-space'
  | 'hand-back'
  | 'car-loss'
  | 'new-plate'
  | 'support-needs'
  | 'settlement'
  | 'credit-cards'
  | 'change-loan'
  | 'second-look'
  | 'not-now'
  | 'added-card'
  | 'signature'
  | 'repayment-link'
  | 'last-payment'
  | 'paid-off-card'
  | 'budget'
  | 'arrangement-reason'
  | 'arrangement-other'
  | 'arrangement-offer'
  | 'arrangement-date';

/** A form, or the form of one record: what was typed about one loan is not shown with another. */
export type TypedKey = TypedForm | `${TypedForm} ${string}`;

/** What was typed, by field. */
export type TypedFields = Readonly<Record<string, string | boolean>>;

type Typed = { userId: string; forms: Record<string, Record<string, unknown>> };

const listeners = new Set<() => void>();

/** Where the browser stores nothing, the page remembers it until it is left. */
let unstored: string | null = null;

function isTyped(value: unknown): value is Typed {
  return typeof value === 'object' && value !== null && 'userId' in value && 'forms' in value;
}

function parse(text: string | null): Typed | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isTyped(value) ? value : null;
  } catch {
    return null;
  }
}

function read(): string | null {
  try {
    return unstored ?? sessionStorage.getItem(KEY);
  } catch {
    return unstored;
  }
}

function write(typed: Typed | null): void {
  const text = typed && JSON.stringify(typed);
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** The forms of a borrower; of another one nothing is read. */
function formsOf(text: string | null, userId: string): Typed['forms'] {
  const typed = parse(text);
  return typed?.userId === userId ? typed.forms : {};
}

/** What a borrower typed into the forms of their account and has not sent: in this tab, until they sign out. */
export const typedStorage = {
  /** As it is stored; the same text until something changes. */
  read,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** A field of a form in the stored text; undefined where nothing was typed. */
  fieldsIn: (text: string | null, userId: string, form: TypedKey): Readonly<Record<string, unknown>> =>
    formsOf(text, userId)[form] ?? {},
  write(userId: string, form: TypedKey, changes: TypedFields): void {
    const forms = formsOf(read(), userId);
    write({ userId, forms: { ...forms, [form]: { ...forms[form], ...changes } } });
  },
  /** The form was sent, or given up. */
  forget(userId: string, form: TypedKey): void {
    const { [form]: _sent, ...forms } = formsOf(read(), userId);
    write(Object.keys(forms).length === 0 ? null : { userId, forms });
  },
  clear: (): void => write(null),
};
