import type { LinkProps } from '@fairlead/ui/link/Link';
import { Link, useLocation, useNavigate } from 'react-router';
import { ACCOUNT, LOGIN } from '@fairlead/contract/web/account-paths';
import { usePageSettings } from '../../state/page-settings.ts';
import { useAuth } from '../../state/use-auth.ts';
import { isAppPath } from './app-paths.ts';
import { namesBrand, withCarriedParameters } from './carried-parameters.ts';

/** Turns an address of ours into one that keeps the parameters that are kept. */
function useAddress(): (destination: string) => string {
  const { search } = useLocation();
  const { productId } = usePageSettings().brand.config;
  return (destination) => withCarriedParameters(destination, search, productId);
}

/** Goes to another screen: `const go = useGo(); go(LOGIN)`. */
export function useGo(): (destination: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const address = useAddress();
  return (destination, options = {}) => void navigate(address(destination), options);
}

/** Marks a link that does more than lead to its address: pressed before the scripts have arrived, it waits for them. */
const NEEDS_SCRIPT = { 'data-needs-script': '' };

/** Links that every header has. The router asks for the routes of such a link and gets all of them, so one is enough. */
const BRING_ROUTES: readonly string[] = [LOGIN, ACCOUNT];

/**
 * Every link below the shell, `@fairlead/ui`'s included: screens change in place, the rest are documents, and so is a
 * screen of another brand.
 */
export function AppLink({ href, ...rest }: LinkProps) {
  const address = useAddress();
  if (!href.startsWith('/')) return <a {...rest} href={href} />;
  const [path = ''] = href.split(/[?#]/);
  const isElsewhere = rest.target !== undefined || rest.download !== undefined || namesBrand(href);
  const isPlain = isElsewhere || !isAppPath(path);
  const props = { ...rest, ...(rest.onClick ? NEEDS_SCRIPT : {}) };
  return isPlain ? (
    <a {...props} href={address(href)} />
  ) : (
    <Link {...props} to={address(href)} discover={BRING_ROUTES.includes(path) ? 'render' : 'none'} />
  );
}

export type OtherBrand = { id: string; name: string };

/** The other brand of this host that the browser is signed in to, or null. */
export function useSessionElsewhere(): OtherBrand | null {
  const { authObject, brandElsewhere: id } = useAuth('authObject', 'brandElsewhere');
  const { brandNames } = usePageSettings();
  return authObject || id === null ? null : { id, name: brandNames[id] ?? id };
}
