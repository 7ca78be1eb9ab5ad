/**
 * How one relation of a noun is read and presented; undefined where there is nothing to show. `nested` holds what was asked for below it: `addresses` for
 * `user.addresses`.
 */
export type Loader<Subject, Value> = (
  subject: Subject,
  nested: ReadonlySet<string>,
) => Value | undefined | Promise<Value | undefined>;

/** Every relation of a noun with its loader. All reads of the noun use the same graph. */
export type EmbedGraph<Subject, Relations> = {
  readonly [Name in keyof Relations]-?: Loader<Subject, Exclude<Relations[Name], undefined>>;
};

/** Loads the relations that were asked for, side by side, and leaves the others out. */
export async function loadEmbeds<Subject, Relations extends object>(
  graph: EmbedGraph<Subject, Relations>,
  asked: ReadonlySet<string>,
  subject: Subject,
): Promise<Partial<Relations>> {
  if (asked.size === 0) return {};
  const loaders = Object.entries<Loader<Subject, unknown>>(graph);
  const wanted = loaders.filter(([name]) => asked.has(name));
  const loaded = await Promise.all(
    wanted.map(async ([name, load]) => [name, await load(subject, below(name, asked))] as const),
  );
  // Each value comes from the loader of its own name.
  return Object.fromEntries(loaded.filter(([, value]) => value !== undefined)) as Partial<Relations>;
}

function below(name: string, asked: ReadonlySet<string>): ReadonlySet<string> {
  const prefix = `${name}.`;
  return new Set(
    [...asked].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
  );
}
