/** Text as it is shown in a page or an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** A page that plays an outside service: without script, style or image. */
export const sandboxPage = (title: string, main: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main>
${main}
</main></body></html>`;

/** One of several, with its label. */
export const sandboxRadio = (name: string, value: string, isChecked: boolean, label: string): string => {
  const id = `${name}-${value.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  const checked = isChecked ? ' checked' : '';
  return `<p><input type="radio" id="${id}" name="${name}" value="${value}"${checked}> <label for="${id}">${label}</label></p>`;
};
