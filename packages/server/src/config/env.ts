function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Reads settings one by one and remembers everything that was wrong with them. */
export class SettingsReader {
  readonly problems: string[] = [];
  readonly #env: Readonly<Record<string, string | undefined>>;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  /** A setting that is given and not empty. */
  optional(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** A setting that has another name now; without this its value would be ignored. */
  renamed(old: string, name: string): void {
    if (this.optional(old) !== undefined) this.problems.push(`${old} has a new name: set ${name} instead`);
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  oneOf<const T extends readonly string[]>(name: string, choices: T, fallback: T[number]): T[number] {
    const value = this.text(name, fallback);
    if (choices.includes(value)) return value;
    const named = choices.filter((choice) => choice !== '').join(', ');
    const orNone = choices.includes('') ? ', or be left out' : '';
    this.problems.push(`${name} must be one of ${named}${orNone}`);
    return fallback;
  }

  /** If the list has an unknown name, every choice is assumed, so that problems with any of them are reported too. */
  listOf<const T extends readonly string[]>(name: string, choices: T): T[number][] {
    const given = this.text(name, choices.join(','))
      .split(',')
      .map((part) => part.trim());
    const known = given.filter((part): part is T[number] => choices.includes(part));
    if (known.length === given.length) return [...new Set(known)];
    this.problems.push(`${name} must list some of ${choices.join(', ')}`);
    return [...choices];
  }

  wholeNumber(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
    const value = Number(this.text(name, String(fallback)));
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['true', 'false'], fallback ? 'true' : 'false') === 'true';
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      this.problems.push(`${name} must be an address that starts with ${protocols.join('// or ')}//`);
      return undefined;
    }
    if (isDecodable(value)) return value.replace(/\/+$/, '');
    this.problems.push(`${name} has a % that is not followed by two hexadecimal digits: write % as %25`);
    return undefined;
  }
}
