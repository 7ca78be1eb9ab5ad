/** Common typing mistakes in the domains that most addresses have. */
const MISTAKES: readonly (readonly [RegExp, string])[] = [
  [/@(gmial|gmal|gmai|gnail|gamil|gmil)\.com$/i, '@gmail.com'],
  [/@gmail\.(co|con|cm|cmo|om)$/i, '@gmail.com'],
  [/@(hotmial|hotmal|hotmai|hotnail)\.(com|co\.uk)$/i, '@hotmail.$2'],
  [/@(outlok|outloo|otlook)\.(com|co\.uk)$/i, '@outlook.$2'],
  [/@(yaho|yahho|yhoo)\.(com|co\.uk)$/i, '@yahoo.$2'],
  [/\.(con|cmo|vom)$/i, '.com'],
  [/\.co,uk$/i, '.co.uk'],
];

/** The address that was probably meant, or null when nothing looks mistyped. */
export function suggestedEmail(typed: string): string | null {
  const email = typed.trim();
  const mistake = MISTAKES.find(([pattern]) => pattern.test(email));
  return mistake ? email.replace(...mistake) : null;
}
