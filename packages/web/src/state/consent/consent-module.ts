// The only script of information pages, loaded where there are outside services: handles the cookie banner without
// leaving the page, and loads the services that were accepted.
import { storeAnswer } from './store-answer.ts';
import { ANSWERED } from './answered.ts';
import { readChoices } from './consent.ts';
import { countView, type PageView } from './page-views.ts';
import { startServices } from './start-services.ts';
import type { Configured } from './third-parties.ts';
import { whenIdle } from './when-idle.ts';

const script = document.querySelector<HTMLScriptElement>('script[data-third-parties]');
// Written by the server that rendered this page.
const configured = JSON.parse(script?.dataset.thirdParties ?? '{}') as Configured;

const view = JSON.parse(script?.dataset.pageView ?? 'null') as PageView | null;

const start = (): void =>
  whenIdle(() => {
    startServices(configured, readChoices(document.cookie));
    if (view) countView(view);
  });

/** Stores the answer, removes the question, announces it and moves focus to the page's content. */
function answer(banner: Element, hasAccepted: boolean): void {
  storeAnswer(configured, hasAccepted);
  banner.remove();
  document.getElementById('main')?.focus({ preventScroll: true });
  spoken.textContent = ANSWERED[hasAccepted ? 'accept' : 'reject'];
  start();
}

const spoken = document.createElement('p');
spoken.role = 'status';
spoken.className = 'visually-hidden';

const banner = document.querySelector('[data-cookie-banner]');
banner?.after(spoken);
banner?.addEventListener('submit', (event) => {
  const pressed = event instanceof SubmitEvent ? event.submitter : null;
  if (!(pressed instanceof HTMLButtonElement)) return;
  event.preventDefault();
  answer(banner, pressed.value === 'accept');
});

start();
