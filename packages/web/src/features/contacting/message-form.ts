/** What the form asks for, in its order. */
export const FIELDS = ['name', 'email', 'phone', 'topic', 'reference', 'message'] as const;

export type MessageField = (typeof FIELDS)[number];

/** Every field as typed; only line endings are normalised. */
export type Typed = Readonly<Record<MessageField, string>>;

/** The fields of a form that was sent; one that is missing is empty. */
export function typedIn(form: URLSearchParams): Typed {
  // Browsers send every new line as two characters (HTML, "constructing the entry list"), and people count one.
  const valueOf = (field: MessageField) => (form.get(field) ?? '').replaceAll('\r\n', '\n');
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    phone: valueOf('phone'),
    topic: valueOf('topic'),
    reference: valueOf('reference'),
    message: valueOf('message'),
  };
}

/** Why a message that was in order did not get through; after too many, how long it is until the next. */
export type Trouble = { trouble: 'unreachable' } | { trouble: 'tooMany'; waitSeconds: number };

/** A message that was sent and came back. */
export type Attempt = { typed: Typed } & ({ problems: Problems } | Trouble);

/** What is wrong, in words, by field. */
export type Problems = Readonly<Partial<Record<MessageField, string>>>;
