import {
  answerAll,
  choicesCookie,
  readChoices,
  type Choices,
  type Purpose,
} from '../../../state/consent/consent.ts';
import { takingPartCookie } from '../../../state/consent/experiments-choice.ts';
import { cookieDeletions } from '../../../state/consent/delete-cookies.ts';
import { purposesOf } from '../../../state/consent/third-parties.ts';
import type { FormAnswer, SentForm } from '../../../parts/public/public-page.ts';
import { savedAddress } from '../saved-choices.ts';

/** Stores the answer of the banner, or the choices of the cookies page, for a year. */
export function answerCookies({ form, page, headers }: SentForm): Promise<FormAnswer> {
  const purposes = purposesOf(page.settings.thirdParties);
  const given = form.get('cookies');
  if (given === 'experiments') {
    const cookies = [takingPartCookie(form.get('experiments') === 'yes')];
    return Promise.resolve({ seeOther: savedAddress(page), cookies });
  }
  const isBanner = given === 'accept' || given === 'reject';
  const cookies = headers.get('Cookie');
  const choices = {
    ...readChoices(cookies),
    ...(isBanner ? answerAll(purposes, given === 'accept') : chosenIn(form, purposes)),
  };
  const refused = purposes.filter((purpose) => choices[purpose] !== true);
  return Promise.resolve({
    seeOther: isBanner ? backTo(form, headers, page.url) : savedAddress(page),
    cookies: [choicesCookie(choices), ...cookieDeletions(refused, cookies, page.url.hostname)],
  });
}

/** A missing answer counts as no: consent must be given explicitly. */
function chosenIn(form: URLSearchParams, purposes: readonly Purpose[]): Choices {
  return Object.fromEntries(purposes.map((purpose) => [purpose, form.get(purpose) === 'yes']));
}

/**
 * The page that the form was sent from: the Referer, which includes the query, or else the form's own field. Always an
 * address of this site.
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
