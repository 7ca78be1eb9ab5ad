/** "****5678": masks all but the last four characters. Text of four characters or fewer is unchanged. */
export function maskLast4(text: string): string {
  return text.slice(-4).padStart(text.length, '*');
}

/** "a•••@mail.example": the first letter of a mailbox and its domain, which its owner knows again. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
