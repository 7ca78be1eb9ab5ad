/**
 * The credit reference agency whose file a decision is based on, and how an applicant sees that file. The Consumer
 * Credit Act 1974, s.157, wants its name and address.
 */
export type CreditAgency = {
  readonly name: string;
  /** One line for letters and pages. */
  readonly address: string;
  readonly phone: string;
  /** Where the agency shows people their own file free of charge. */
  readonly fileUrl: string;
};

/** Which file was used, how to see it and what to do about a mistake, in sentences for the applicant. */
export function creditFileSentences({ name, address, phone, fileUrl }: CreditAgency): readonly string[] {
  return [
    `We used your credit file at ${name}, a credit reference agency.`,
    `You can see your file free of charge at ${fileUrl}, by calling ${phone} or by writing to ${name}, ${address}.`,
    'If something in it is wrong, ask the agency to correct it.',
  ];
}
