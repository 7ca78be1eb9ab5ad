import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';
import { expect, test } from 'vitest';
import { readServed } from './read-served.ts';

/** As React Router writes it into a page, a text that occurs twice once. */
const SERVED =
  '[{"_1":2,"_3":-5,"_4":5},"loaderData",{"_6":7},"actionData","errors",{"_8":9},"root",{"_10":11,"_12":13,"_14":-7},' +
  '"404",["ErrorResponse",15,16,17],"brandFonts",[18,18],"limits",{"_19":20},"absent","No route",404,"Not Found",' +
  '"/assets/outfit.woff2","min",0]\n';

const ownForm = (type: string, ...parts: unknown[]): unknown => ({ type, parts });

test('what the page says is read as the router reads it', async () => {
  const page = new Blob([SERVED]).stream();
  const { value } = await decodeViaTurboStream(page, globalThis);
  const { errors, ...rest } = value as { errors: Record<string, object> };
  const read = readServed(JSON.parse(SERVED) as unknown[], ownForm);
  expect(read).toMatchObject(rest);
  expect(read).toMatchObject({
    actionData: null,
    errors: { 404: { type: 'ErrorResponse', parts: ['No route', 404, 'Not Found'] } },
    loaderData: {
      root: { brandFonts: ['/assets/outfit.woff2', '/assets/outfit.woff2'], limits: { min: 0 } },
    },
  });
  expect(errors[404]).toMatchObject({ data: 'No route', status: 404, statusText: 'Not Found' });
});

test('a value that the page does not have stops the reading', () => {
  expect(() => readServed([{ _1: 9 }, 'root'], ownForm)).toThrow('Nothing is served at 9');
});
