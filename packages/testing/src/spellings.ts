/** Base64 of a value that begins at any of three places, without the characters that its neighbours decide. */
function base64sOf(value: string): string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const [first, last] = [Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6)];
    return text.slice(first, last);
  });
}

/** How a value can be written in a log: as it is, in lower case, without spaces, URL-encoded, in JSON, base64 and hex. */
export function spellingsOf(value: string): string[] {
  const plain = [value, value.replaceAll(/[\s-]/g, '')];
  const forms = plain.flatMap((text) => [
    text,
    encodeURIComponent(text),
    new URLSearchParams([['', text]]).toString().slice(1),
    JSON.stringify(text).slice(1, -1),
    Buffer.from(text).toString('hex'),
  ]);
  const cased = forms.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
  const encoded = [...plain, value.toLowerCase()].flatMap(base64sOf);
  return [
    ...new Set([
      ...cased,
      ...encoded,
      ...encoded.map((text) => Buffer.from(text, 'base64').toString('base64url')),
    ]),
  ];
}
