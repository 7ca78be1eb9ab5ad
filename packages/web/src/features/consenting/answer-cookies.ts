import {
  answerAll,
  choicesCookie,
  readChoices,
  type Choices,
  type Purpose,
} from '../../parts/consenting/consent.ts';
import { purposesOf, THIRD_PARTIES } from '../../parts/consenting/third-parties.ts';
import { publicAddress, type FormAnswer, type SentForm } from '../../parts/public-page.ts';

/** Set in the address of the page after its own form was saved. */
export const SAVED = 'saved';

/** Takes the answer of the banner, or the choices of the cookies page, and keeps it for a year. */
export function answerCookies({ form, page, headers }: SentForm): Promise<FormAnswer> {
  const purposes = purposesOf(page.settings.thirdParties);
  const given = form.get('cookies');
  const isBanner = given === 'accept' || given === 'reject';
  const cookies = headers.get('Cookie');
  const choices = {
    ...readChoices(cookies),
    ...(isBanner ? answerAll(purposes, given === 'accept') : chosenIn(form, purposes)),
  };
  const refused = purposes.filter((purpose) => choices[purpose] !== true);
  return Promise.resolve({
    seeOther: isBanner ? backTo(form, headers, page.url) : savedAddress(publicAddress('/cookies', page)),
    cookies: [choicesCookie(choices), ...forgotten(refused, cookies, page.url.hostname)],
  });
}

/** What is not a yes is a no: a purpose is never agreed to by leaving it out. */
function chosenIn(form: URLSearchParams, purposes: readonly Purpose[]): Choices {
  return Object.fromEntries(purposes.map((purpose) => [purpose, form.get(purpose) === 'yes']));
}

function savedAddress(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${SAVED}=1`;
}

/**
 * Where the reader was: as the browser says, which keeps what a page was asked, or as the banner's form says.
 * Only ever an address of this very site.
 */
function backTo(form: URLSearchParams, headers: Headers, { host }: URL): string {
  const [came, sent] = [headers.get('Referer') ?? '', form.get('return') ?? ''];
  if (URL.canParse(came) && new URL(came).host === host) return pathOf(new URL(came));
  const base = `http://${host}`;
  return URL.canParse(sent, base) && new URL(sent, base).host === host ? pathOf(new URL(sent, base)) : '/';
}

/** Begins with one slash, so that no browser reads a host into it. */
function pathOf({ pathname, search }: URL): string {
  return `/${pathname.replace(/^\/+/, '')}${search}`;
}

/** More of either than a browser of ours has; without an end, a few kilobytes of both would answer with gigabytes. */
const MOST_FORGOTTEN = 30;
const MOST_DOMAINS = 4;

/** Takes away the cookies that services whose purpose is refused have left, for this host and those above it. */
function forgotten(refused: readonly Purpose[], cookies: string | null, hostname: string): string[] {
  const beginnings = refused.flatMap((purpose) => THIRD_PARTIES[purpose].keeps.map(({ name }) => name));
  const names = (cookies ?? '')
    .split(/;\s*/)
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)))
    .slice(0, MOST_FORGOTTEN);
  const labels = hostname.split('.').slice(-MOST_DOMAINS - 1);
  const domains = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  return names.flatMap((name) =>
    ['', ...domains.map((domain) => `; Domain=${domain}`)].map(
      (domain) => `${name}=; Path=/; Max-Age=0${domain}`,
    ),
  );
}
