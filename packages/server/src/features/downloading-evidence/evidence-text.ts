import type { Brand } from '@fairlead/brands/brand';
import type { ContactPermission } from '@fairlead/core/contact/contact-permissions';
import { atMoment } from '../../resources/outbox/letter-words.ts';
import type { Evidence } from './gather-evidence.ts';

const PERMISSIONS: Readonly<Record<ContactPermission, string>> = {
  unsecuredLoanReminders: 'Reminders about loans',
  unsecuredLoanOffers: 'Offers of loans',
  motorFinanceReminders: 'Reminders about motor finance',
  motorFinanceOffers: 'Offers of motor finance',
  groupCrossSell: 'Offers of other companies in the group',
  paymentTexts: 'Text messages about payments',
  paymentTextsOnly: 'Text messages about payments, without the emails',
};

const at = (instant: string): string => atMoment(new Date(instant));

function permissionLine({ permission, allowed, channel, wordingVersion, changedAt }: Permission): string {
  const answer =
    channel === 'default'
      ? 'not answered, so taken as yes. You can change this at any time'
      : `you said ${allowed ? 'yes' : 'no'}`;
  return `${PERMISSIONS[permission]}: ${answer} (${at(changedAt)}, wording ${wordingVersion}).`;
}

type Permission = Evidence['permissions'][number];

const documentLine = ({ title, slug, readAt }: Evidence['documents'][number]): string =>
  `${title} (documents/${slug}): ${readAt === null ? 'for your information' : `you confirmed ${at(readAt)} that you had read it`}.`;

const nameLine = ({ signedName }: Evidence): string =>
  signedName === null ? '' : `by typing your name, “${signedName}”, and `;

const section = (title: string, lines: readonly string[]): string =>
  [title, '', ...lines.map((line) => `- ${line}`), ''].join('\n');

/** The record in sentences, for the borrower or an adviser who reads it. */
export function evidenceText({ dictionary }: Brand, evidence: Evidence): string {
  const { legalEntity, phone, contactEmails } = dictionary;
  return [
    `What you were shown and signed: loan ${evidence.reference}`,
    '',
    `Lender: ${legalEntity.name}. Introduced by ${dictionary.brandName}.`,
    '',
    section('Documents', [
      `We made them ${at(evidence.madeAt)} (version ${evidence.templateVersion}). You could read them from then on.`,
      ...evidence.documents.map(documentLine),
      ...(evidence.readingCompletedAt === null
        ? []
        : [`You confirmed ${at(evidence.readingCompletedAt)} that you had finished reading.`]),
      `You signed ${at(evidence.signedAt)}, ${nameLine(evidence)}with a code sent to your mobile number.`,
    ]),
    ...evidence.decisions.map(({ decidedAt, ruleVersion, sentences }) =>
      section(`Our decision ${at(decidedAt)}`, [...sentences, `Version of the rules: ${ruleVersion}.`]),
    ),
    section('What you allowed us to send you', evidence.permissions.map(permissionLine)),
    section('How to check the files', [
      'sha256sums.txt has the SHA-256 hash of every document, as your signature stored it.',
      'On Linux: sha256sum -c sha256sums.txt. On a Mac: shasum -a 256 -c sha256sums.txt. On Windows, for each file: certutil -hashfile FILE SHA256.',
      'evidence.json has the same record for a computer to read.',
    ]),
    `Questions: ${phone} or ${contactEmails.support}. Quote your reference, ${evidence.reference}.`,
    '',
  ].join('\n');
}
