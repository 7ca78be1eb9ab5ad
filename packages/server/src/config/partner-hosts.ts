import type { SettingsReader } from './env.ts';

const NAME = 'DECLINE_PARTNER_HOSTS';

const isBareHttps = (value: string): boolean =>
  URL.canParse(value) && new URL(value).origin === value && value.startsWith('https://');

/** Where pages of other lenders can be, as https://host; `own`, where the sandbox plays one, when nothing is set. */
export function readPartnerHosts(reader: SettingsReader, own: readonly string[]): readonly string[] {
  const given = reader.optional(NAME);
  if (given === undefined) return own;
  const hosts = given.split(',').map((part) => part.trim());
  if (!hosts.every(isBareHttps)) {
    reader.problems.push(`${NAME} must list addresses such as https://apply.lender.example, without a path`);
  }
  return hosts;
}
