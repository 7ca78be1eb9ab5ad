import { useEffect, useEffectEvent } from 'react';
import { Loading } from './Loading.tsx';
import { useGo } from './navigation.tsx';

/** Shown while redirecting to another page. It redirects once: the router renders it again while it finds that page. */
export function Redirecting({ to }: { to: string }) {
  const go = useGo();
  const leave = useEffectEvent((where: string) => go(where, { replace: true }));
  useEffect(() => leave(to), [to]);
  return <Loading title="One moment" />;
}
