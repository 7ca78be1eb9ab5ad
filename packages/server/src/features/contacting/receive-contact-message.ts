import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { DAY } from '@fairlead/contract/wire/rate-limit';
import type { Endpoints } from '@fairlead/contract/endpoints';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { storeContactMessage, type ContactMessage } from '../../resources/contact-message/contact-message.ts';
import { ownerOfMailbox } from '../../resources/message/owner-of-mailbox.ts';
import { countOne } from '../../resources/rate-limit/rate-limit.ts';
import { ANONYMOUS_OWNER_ID, queueEmail } from '../../resources/outbox/outbox.ts';
import { letterToDesk, letterToSender } from './contact-letters.ts';

type Typed = BodyOf<Endpoints['contactUs']>;

/** Confirmations to one email address, which anyone can type: no one is sent more of them in a day. */
const CONFIRMATIONS = { calls: 10, perMinutes: DAY };

async function isToBeConfirmed(tx: Db, context: RequestContext, { email }: ContactMessage): Promise<boolean> {
  const address = context.cipher.blindIndex('contact-received', `${context.brand.id}/${email.toLowerCase()}`);
  const { tooMany } = await countOne(context, tx, `contact-received/${address}`, CONFIRMATIONS);
  return tooMany === 0;
}

/** Stores the message and queues both emails. The same message again that day gets the same reference, and no more. */
async function storeAndNotify(tx: Db, context: RequestContext, written: ContactMessage): Promise<string> {
  const { brand, today } = context;
  const { id, reference, isNew } = await storeContactMessage(context, tx, brand.id, today, written);
  if (!isNew) return reference;
  const owner = { userId: ANONYMOUS_OWNER_ID, brandId: brand.id };
  await queueEmail(context, tx, owner, 'contact-message', letterToDesk(brand, reference, written));
  const sender = await ownerOfMailbox(context, tx, brand.id, written.email);
  if (await isToBeConfirmed(tx, context, written))
    await queueEmail(context, tx, sender, 'contact-received', letterToSender(brand, reference, written));
  await recordAudit(context, tx, {
    brandId: brand.id,
    userId: null,
    actor: 'anyone',
    action: 'contact-message-received',
    subjectType: 'contact-message',
    subjectId: id,
    detail: { topic: written.topic },
  });
  return reference;
}

/** Takes a visitor's message, where the brand has the form. */
export async function receiveContactMessage(context: RequestContext, typed: Typed) {
  if (!context.brand.switches.contactUsForm) return refuse('contactFormOff');
  const written = { ...typed, phone: typed.phone ?? null, reference: typed.reference ?? null };
  const answer = await context.transaction(async (tx) => {
    const reference = await storeAndNotify(tx, context, written);
    return accept({ '@type': 'contact-us', reference });
  });
  context.wakeWorker('messages');
  return answer;
}
