import { useEffect, useEffectEvent } from 'react';
import { Loading } from './Loading.tsx';
import { useGo } from './navigation.tsx';

/** Shown while redirecting to another page, once: the router renders this again while it looks for that page. */
export function Redirecting({ to }: { to: string }) {
  const go = useGo();
  const leave = useEffectEvent((where: string) => go(where, { replace: true }));
  useEffect(() => leave(to), [to]);
  return <Loading title="One moment" />;
}
