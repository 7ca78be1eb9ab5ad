import { PURPOSES, type Choices, type Purpose } from './consent.ts';
import { outside } from './outside.ts';
import { THIRD_PARTIES, type Configured } from './third-parties.ts';

/** Who is chatting, as the service asks for it; the hash is our server's signature of the id. */
export type ChatUser = { user_id: string; email: string; name: string; user_hash: string };

type ChatSettings = { app_id: string } & Partial<ChatUser>;

declare global {
  interface Window {
    dataLayer?: unknown[];
    _hjSettings?: { hjid: string; hjsv: number };
    intercomSettings?: ChatSettings;
    Intercom?: (what: 'shutdown' | 'boot', settings?: ChatSettings) => void;
  }
}

/** What each service's script expects on the page. The error reporter has no script of its own. */
const PREPARE: Readonly<Partial<Record<Purpose, (id: string) => void>>> = {
  statistics: () => {
    window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  },
  recording: (id) => {
    // The text of the page is masked; only its position is recorded.
    document.documentElement.dataset.hjSuppress = '';
    window._hjSettings = { hjid: id, hjsv: 6 };
  },
  chat: (id) => {
    window.intercomSettings ??= { app_id: id };
  },
};

const started = new Set<Purpose>();

/** Loads the services that this deployment has and the reader agreed to, each once. */
export function startServices(configured: Configured, choices: Choices): void {
  for (const purpose of PURPOSES) {
    const id = configured[purpose];
    const address = id === undefined ? undefined : THIRD_PARTIES[purpose].script?.(id);
    if (id === undefined || address === undefined || choices[purpose] !== true || started.has(purpose))
      continue;
    started.add(purpose);
    outside.isPresent = true;
    PREPARE[purpose]?.(id);
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  }
}

/**
 * Sets who is chatting, or null when no one is signed in: before the chat has started, or at once if it has.
 * Deletes what the chat stored about the previous person.
 */
export function setChatUser(appId: string, user: ChatUser | null): void {
  const settings: ChatSettings = { app_id: appId, ...user };
  const present = window.intercomSettings;
  if (present && present.user_id === settings.user_id) return;
  window.intercomSettings = settings;
  window.Intercom?.('shutdown');
  window.Intercom?.('boot', settings);
}
