import {
  answerAll,
  choicesCookie,
  readChoices,
  type Choices,
  type Purpose,
} from '../../../state/consent/consent.ts';
import { forgotten } from '../../../state/consent/forgotten.ts';
import { purposesOf } from '../../../state/consent/third-parties.ts';
import type { FormAnswer, SentForm } from '../../../parts/public/public-page.ts';
import { savedAddress } from '../saved-choices.ts';

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
    seeOther: isBanner ? backTo(form, headers, page.url) : savedAddress(page),
    cookies: [choicesCookie(choices), ...forgotten(refused, cookies, page.url.hostname)],
  });
}

/** A missing answer counts as no: consent must be given explicitly. */
function chosenIn(form: URLSearchParams, purposes: readonly Purpose[]): Choices {
  return Object.fromEntries(purposes.map((purpose) => [purpose, form.get(purpose) === 'yes']));
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
