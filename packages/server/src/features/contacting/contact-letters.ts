import type { Brand } from '@fairlead/brands/brand';
import { TOPIC_WORDS, type ContactTopic } from '@fairlead/core/contact/contact-message';
import type { ContactMessage } from '../../resources/contact-message/contact-message.ts';
import { writeLetter } from '../../resources/outbox/write-letter.ts';
import type { EmailMessage } from '../../resources/outbox/outbox.ts';

type Mailbox = keyof Brand['dictionary']['contactEmails'];

const mailboxOf = (topic: ContactTopic): Mailbox => (topic === 'complaint' ? 'complaints' : 'support');

/** What was written, to the people who answer it. */
export function letterToDesk(brand: Brand, reference: string, written: ContactMessage): EmailMessage {
  const { topic, name, email, phone, message } = written;
  return writeLetter(brand, {
    to: brand.dictionary.contactEmails[mailboxOf(topic)],
    subject: `${TOPIC_WORDS[topic]}: message ${reference}`,
    greeting: `From ${name}, ${email}${phone === null ? '' : `, ${phone}`}`,
    paragraphs: [
      `Their own reference: ${written.reference ?? 'none given'}`,
      ...message.split(/\n+/).filter((line) => line.trim() !== ''),
    ],
  });
}

/**
 * To the address that was given, which may be anyone's: it contains nothing that was typed, so that no one can use
 * us to send words of their own.
 */
export function letterToSender(brand: Brand, reference: string, { email }: ContactMessage): EmailMessage {
  const { brandName, phone } = brand.dictionary;
  return writeLetter(brand, {
    to: email,
    subject: `We have your message ${reference}`,
    greeting: 'Hello,',
    paragraphs: [
      `Your message to ${brandName} has arrived. Its reference is ${reference}: quote it if you write again, or call us on ${phone}.`,
      'If you did not write to us, someone typed your email address by mistake. You do not need to do anything.',
    ],
  });
}
