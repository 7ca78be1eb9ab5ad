/** Letters that Unicode decomposition leaves unchanged, with their English transliteration. */
const TRANSLITERATED: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
};

/** A name in Latin capitals without accents and with straight apostrophes, as registers and banks print it. */
export function latinCapitals(name: string): string {
  return name
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[^A-Z]/g, (letter) => TRANSLITERATED[letter] ?? letter);
}
