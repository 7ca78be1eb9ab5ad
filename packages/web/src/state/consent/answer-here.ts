import { answerAll, choicesCookie } from './consent.ts';
import { forgotten } from './forgotten.ts';
import { purposesOf, type Configured } from './third-parties.ts';

/** Keeps the answer to the banner in this browser, as the form without script does. */
export function answerHere(configured: Configured, hasAccepted: boolean): void {
  const purposes = purposesOf(configured);
  const refused = hasAccepted ? [] : purposes;
  const cookies = [
    choicesCookie(answerAll(purposes, hasAccepted)),
    ...forgotten(refused, document.cookie, location.hostname),
  ];
  for (const cookie of cookies) document.cookie = cookie;
}
