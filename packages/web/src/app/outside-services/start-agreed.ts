import { readChoices } from '../../state/consent/consent.ts';
import { outside } from '../../state/consent/outside.ts';
import { isPrivatePath } from '../../state/consent/private-paths.ts';
import { setChatUser, startServices } from '../../state/consent/start-services.ts';
import { readChatUser } from '../../resources/chat.ts';
import type { AppThunk } from '../../state/hooks.ts';
import type { PageSettings } from '../../state/page-settings.ts';

let isReporting = false;

/** Starts every service that this browser has agreed to, each once; the chat receives who is signed in. */
export function startAgreed(settings: PageSettings): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { thirdParties } = settings;
    const choices = readChoices(document.cookie);
    if (thirdParties.chat !== undefined && choices.chat === true) {
      setChatUser(thirdParties.chat, await dispatch(readChatUser()));
    }
    // The reader may have left the page before the server answered.
    if (isPrivatePath(location.pathname)) return;
    startServices(thirdParties, choices);
    if (thirdParties.faults !== undefined && choices.faults === true)
      await report(thirdParties.faults, settings);
  };
}

async function report(dsn: string, { env, buildVersion, brand }: PageSettings): Promise<void> {
  if (isReporting) return;
  isReporting = true;
  outside.isPresent = true;
  const { startReporter } = await import('./fault-reports/start-reporter.ts');
  await startReporter({ dsn, environment: env, release: buildVersion, brandId: brand.id });
}
