import { publicAddress, type FormAnswer, type SentForm } from '../../../parts/public/public-page.ts';
import { typedIn, type Attempt } from '../message-form.ts';
import { ContactPage } from '../ContactPage.tsx';
import { checkMessage } from './check-message.ts';
import { sendMessage } from './send-message.ts';
import { sentAddress } from '../sent-reference.ts';

/** Answers the contact form: the confirmation's address, or the page again with everything that was typed. */
export async function answerMessage({ form, page, callApi }: SentForm): Promise<FormAnswer> {
  if (!page.brand.switches.contactUsForm) return { seeOther: publicAddress('/contact', page) };
  const typed = typedIn(form);
  const checked = checkMessage(typed);
  if (!checked.ok) return again({ typed, problems: checked.problems });
  const sent = await sendMessage(callApi, page.brand.id, checked.value);
  return 'reference' in sent ? { seeOther: sentAddress(sent.reference, page) } : again({ typed, ...sent });
}

const STATUS = { unreachable: 503, tooMany: 429 } as const;

function again(attempt: Attempt): FormAnswer {
  return {
    status: 'trouble' in attempt ? STATUS[attempt.trouble] : 422,
    headers: 'waitSeconds' in attempt ? { 'Retry-After': String(attempt.waitSeconds) } : {},
    render: (page) => <ContactPage {...page} attempt={attempt} />,
  };
}
