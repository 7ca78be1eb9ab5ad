import { usePageSettings } from '../../state/page-settings.ts';

/** A link into the lender's own app, where the deployment has one. */
export function OpenInApp() {
  const { superAppDeepLink } = usePageSettings().clientConfig;
  if (superAppDeepLink === null) return null;
  return (
    <p>
      <a href={superAppDeepLink} rel="noreferrer">
        Open in the app
      </a>
    </p>
  );
}
