import { answerAll, choicesCookie } from './consent.ts';
import { cookieDeletions } from './delete-cookies.ts';
import { purposesOf, type Configured } from './third-parties.ts';

/** Stores the answer to the banner in this browser, with the same cookies as the form without script. */
export function storeAnswer(configured: Configured, hasAccepted: boolean): void {
  const purposes = purposesOf(configured);
  const refused = hasAccepted ? [] : purposes;
  const cookies = [
    choicesCookie(answerAll(purposes, hasAccepted)),
    ...cookieDeletions(refused, document.cookie, location.hostname),
  ];
  for (const cookie of cookies) document.cookie = cookie;
}
