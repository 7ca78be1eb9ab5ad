import { useEffect } from 'react';
import { Loading } from './Loading.tsx';
import { useGo } from './navigation.tsx';

/** Shown while redirecting to another page. */
export function Redirecting({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }));
  return <Loading title="One moment" />;
}
