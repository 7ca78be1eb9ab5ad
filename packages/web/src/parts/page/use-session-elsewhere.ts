import { selectAuth } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';

export type OtherBrand = { id: string; name: string };

/** The other brand of this host that the browser is signed in to, or null. */
export function useSessionElsewhere(): OtherBrand | null {
  const { elsewhere } = useAppSelector(selectAuth);
  const { brandNames } = usePageSettings();
  if (elsewhere === null) return null;
  return { id: elsewhere, name: brandNames[elsewhere] ?? elsewhere };
}
