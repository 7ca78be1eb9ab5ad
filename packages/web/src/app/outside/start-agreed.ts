import { readChoices } from '../../parts/consenting/consent.ts';
import { outside } from '../../parts/consenting/outside.ts';
import { startServices } from '../../parts/consenting/start-services.ts';
import type { AppThunk } from '../../state/hooks.ts';
import type { PageSettings } from '../../state/page-settings.ts';

let isReporting = false;

/** Starts every service that this browser has agreed to, each once. */
export function startAgreed(settings: PageSettings): AppThunk<Promise<void>> {
  return async () => {
    const { thirdParties, env, buildVersion, brand } = settings;
    const choices = readChoices(document.cookie);
    startServices(thirdParties, choices);
    const dsn = thirdParties.faults;
    if (dsn === undefined || choices.faults !== true || isReporting) return;
    isReporting = true;
    outside.isPresent = true;
    const { startReporter } = await import('./fault-reports/start-reporter.ts');
    await startReporter({ dsn, environment: env, release: buildVersion, brandId: brand.id });
  };
}
