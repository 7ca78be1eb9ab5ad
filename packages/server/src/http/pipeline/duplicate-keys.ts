interface Container {
  /** Names seen in an object; null in an array. */
  readonly names: Set<string> | null;
  /** Where in the container the scan is: a name or an index. */
  at: string | number;
  isNameNext: boolean;
}

/** What a token begins with. Numbers, literals, colons and blanks are skipped. */
const TOKEN_START = /["{}[\],]/g;

const DEEPEST_PATH = 10;

/** Where the string that begins here ends: at a quote after an even number of backslashes. */
function endOfString(json: string, from: number): number {
  let quote = json.indexOf('"', from + 1);
  for (;;) {
    let backslashes = 0;
    while (json[quote - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return quote + 1;
    quote = json.indexOf('"', quote + 1);
  }
}

/** The strings and signs of valid JSON text. */
function* tokensOf(json: string): Generator<string> {
  const starts = new RegExp(TOKEN_START);
  for (let found = starts.exec(json); found; found = starts.exec(json)) {
    const isString = found[0] === '"';
    if (isString) starts.lastIndex = endOfString(json, found.index);
    yield isString ? json.slice(found.index, starts.lastIndex) : found[0];
  }
}

const opened = (token: '{' | '['): Container =>
  token === '{' ? { names: new Set(), at: '', isNameNext: true } : { names: null, at: 0, isNameNext: false };

function atComma(container: Container | undefined): void {
  if (!container) return;
  if (typeof container.at === 'number') container.at += 1;
  container.isNameNext = container.names !== null;
}

/** Reads a name. @returns whether its object has it already. */
function isRepeated(container: Container, token: string): boolean {
  const name = JSON.parse(token) as string; // the token is a JSON string: two ways of writing it are one name
  const isThere = container.names?.has(name) ?? false;
  container.names?.add(name);
  container.at = name;
  container.isNameNext = false;
  return isThere;
}

/**
 * The path of the first name that an object gives twice, in text that is valid JSON. `JSON.parse` silently takes the
 * last one, other readers the first, so the code that checks a request and the code that acts on it could see different
 * values.
 */
export function duplicateKey(json: string): readonly string[] | undefined {
  const stack: Container[] = [];
  for (const token of tokensOf(json)) {
    const inner = stack.at(-1);
    if (token === '{' || token === '[') stack.push(opened(token));
    else if (token === '}' || token === ']') stack.pop();
    else if (token === ',') atComma(inner);
    else if (inner?.isNameNext && isRepeated(inner, token))
      return stack.slice(0, DEEPEST_PATH).map(({ at }) => String(at));
  }
  return undefined;
}
