import { CONTACT_TOPICS, MESSAGE_LIMITS, TOPIC_WORDS } from '@fairlead/core/contact/contact-message';
import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import { Button } from '@fairlead/ui/button/Button';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { keptForWords } from '@fairlead/core/retention/retention-words';
import type { Attempt, MessageField } from './message-form.ts';

const TOPIC_OPTIONS = CONTACT_TOPICS.map((topic) => ({ value: topic, label: TOPIC_WORDS[topic] }));

type MessageFormProps = { page: PublicPageProps; attempt: Attempt | undefined };

/** Sent to the page itself. The address of the answer names its outcome, so that the browser takes the focus there. */
export function MessageForm({ page, attempt }: MessageFormProps) {
  const problems = attempt && 'problems' in attempt ? attempt.problems : {};
  const given = (name: MessageField) => ({ name, value: attempt?.typed[name], error: problems[name] });
  return (
    <form className="contact-form" action={publicAddress('/contact#outcome', page)} method="post" noValidate>
      <p>Leave out card numbers, passwords and codes. We never need them.</p>
      <TextField {...given('name')} label="Your name" autoComplete="name" spellCheck={false} width={20} />
      <TextField
        {...given('email')}
        label="Email address"
        hint="We’ll send your reference to this address"
        type="email"
        autoComplete="email"
        spellCheck={false}
        width={20}
      />
      <TextField
        {...given('phone')}
        label="Phone number (optional)"
        hint="If you’d rather have the answer by phone"
        type="tel"
        autoComplete="tel"
        width={20}
      />
      <RadioGroup {...given('topic')} legend="What is it about?" options={TOPIC_OPTIONS} />
      <TextField
        {...given('reference')}
        label="Your reference (optional)"
        hint="From a loan, an application or an earlier message"
        autoComplete="off"
        spellCheck={false}
        width={20}
      />
      <TextArea {...given('message')} label="Your message" limit={MESSAGE_LIMITS.message} rows={8} />
      <p className="muted">
        We use what you send to answer you and to deal with complaints, and delete it after{' '}
        {keptForWords(RETENTION_PERIODS.contactMessages)}.{' '}
        <a href={publicAddress('/privacy', page)}>Privacy notice</a>
      </p>
      <Button type="submit">Send message</Button>
    </form>
  );
}
