import { PhoneLink } from './PhoneLink.tsx';

/** The prefix of the text relay service is that of Relay UK (relayuk.bt.com, "How to use Relay UK"). */
const RELAY_PREFIX = '18001';

/** FCA guidance FG21/1 on vulnerable customers: said once, noted, with other ways to reach us. */
export function SupportNeeds({ phone }: { phone: string }) {
  return (
    <>
      <p>
        Illness, bereavement, a new baby, losing a job, or finding forms and phone calls difficult can all
        make money harder to manage. Tell us once what would help and we’ll make a note, so you don’t have to
        repeat it.
      </p>
      <ul>
        <li>Letters and documents in large print, in braille, or read to you on the phone</li>
        <li>Everything in writing, shorter calls, or calls at a time that suits you</li>
        <li>Someone you trust speaking to us for you, once you’ve given us permission</li>
        <li>More time to read and to decide</li>
      </ul>
      <p>
        If you cannot hear or speak on the phone, use Relay UK: in its app, or on a textphone, dial{' '}
        <PhoneLink phone={`${RELAY_PREFIX} ${phone}`} />.
      </p>
    </>
  );
}
