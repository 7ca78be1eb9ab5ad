import { useEffect } from 'react';
import { Loading } from './Loading.tsx';
import { useGo } from './navigation.tsx';

/** Stands for a page that turned out to be another one, until that one is there. */
export function Redirecting({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }));
  return <Loading title="One moment" />;
}
