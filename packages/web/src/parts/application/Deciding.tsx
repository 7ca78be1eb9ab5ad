import { LoadingView } from '@fairlead/ui/loading-view/LoadingView';
import { useEffect, useState } from 'react';
import { Page } from '../page/Page.tsx';
import { Scene } from '../page/Scene.tsx';

const TITLE = 'Working out your price';

const LONG_AFTER_MS = 10_000;
const VERY_LONG_AFTER_MS = 60_000;

const SHORT = ['Checking your details and asking for your credit file. This won’t affect your credit score.'];
const LONG = [...SHORT, 'This is taking longer than usual. Keep this page open: we’re still working on it.'];
const VERY_LONG = [...LONG, 'If it doesn’t finish, your answers are saved and you can try again from here.'];

/** Shown while we wait for a decision; it explains more the longer that takes. */
export function Deciding() {
  const [messages, setMessages] = useState(SHORT);
  useEffect(() => {
    const timers = [
      setTimeout(() => setMessages(LONG), LONG_AFTER_MS),
      setTimeout(() => setMessages(VERY_LONG), VERY_LONG_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <Page title={TITLE} step="deciding">
      <Scene name="waiting" />
      <h1>{TITLE}</h1>
      <LoadingView title="This takes a few seconds" messages={messages} />
    </Page>
  );
}
