import { accept, refuse } from '../../http/outcome.ts';
import { route } from '../../http/mount.ts';
import { endSession } from '../../resources/auth-token/auth-token-store.ts';
import { refresh, signInWith } from './authenticate.ts';
import { sendLoginLink } from './login-link.ts';
import { sendStepUpCode, verifyStepUpCode } from './step-up.ts';

export const signingInRoutes = [
  route('authenticate', (context, { body }) =>
    body.type === 'auto_login' ? signInWith(context, body.data.token) : refresh(context),
  ),

  route('sendLoginLink', async (context, { body }) => {
    await sendLoginLink(context, body.email);
    return accept({ sent: true });
  }),

  route('stepUp', (context) => sendStepUpCode(context)),

  route('verifyStepUp', (context, { body }) =>
    context.presentedToken === null
      ? refuse('notSignedIn')
      : verifyStepUpCode(context, body.code, context.presentedToken),
  ),

  route('signOut', (context) =>
    context.transaction(async (tx) => {
      await endSession(tx, context.actor.tokenId, context.wallNow().toISOString());
      return accept({ signedOut: true });
    }),
  ),
];
