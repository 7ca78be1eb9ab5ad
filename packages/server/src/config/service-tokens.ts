import type { SettingsReader } from './env.ts';
import { isGuessableText } from './key-strength.ts';

const NAME = /^[a-z][a-z\d-]{0,30}$/;

const SHORTEST_TOKEN = 32;

/** How problems name a service: by its place, because the text before the colon may be the token itself. */
export const serviceAt = (index: number): string => `SERVICE_TOKENS (service ${index + 1})`;

/** `which` is how problems name it. */
function readService(reader: SettingsReader, entry: string, which: string) {
  const at = entry.indexOf(':');
  const [name, token] = [entry.slice(0, Math.max(at, 0)), entry.slice(at + 1)];
  if (!NAME.test(name)) reader.problems.push(`${which} must be name:token, with a name in small letters`);
  if (token.length < SHORTEST_TOKEN)
    reader.problems.push(`${which} must have a token of at least ${SHORTEST_TOKEN} characters`);
  else if (isGuessableText(token)) reader.problems.push(`${which} has a token that is too easy to guess`);
  return { name, token };
}

/** The name and token of this server at the shared API. */
export function readSharedApi(reader: SettingsReader): { name: string; token: string } | null {
  const entry = reader.text('SHARED_API_TOKEN', '').trim();
  return entry === '' ? null : readService(reader, entry, 'SHARED_API_TOKEN');
}

/** Tokens of other services by name, as `name:token,name:token`. */
export function readServiceTokens(reader: SettingsReader): ReadonlyMap<string, string> {
  const entries = reader
    .text('SERVICE_TOKENS', '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const tokens = entries.map((entry, index) => {
    const { name, token } = readService(reader, entry, serviceAt(index));
    return [name, token] as const;
  });
  const byName = new Map(tokens);
  if (byName.size < tokens.length)
    reader.problems.push('SERVICE_TOKENS must give each service a name of its own');
  return byName;
}
