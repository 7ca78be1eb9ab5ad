import type { PageSettings } from '../../state/page-settings.ts';

/** Which build is deployed here, everywhere but in production. */
export function VersionBadge({ env, buildVersion }: Pick<PageSettings, 'env' | 'buildVersion'>) {
  if (env === 'production') return null;
  return (
    <p className="version-badge">
      {env} {buildVersion}
    </p>
  );
}
