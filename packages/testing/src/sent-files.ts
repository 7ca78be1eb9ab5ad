/** A photo of four by three pixels, in base64. */
const PHOTO =
  '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAADAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIAGC//Z';

/** A photo with this name, as a call sends it. */
export const photo = (filename = 'passport.jpg') => ({ filename, contentType: 'image/jpeg', content: PHOTO });

/** Any bytes with this name, as a call sends them. */
export const file = (filename: string, bytes: Uint8Array, contentType = 'application/octet-stream') => ({
  filename,
  contentType,
  content: Buffer.from(bytes).toString('base64'),
});
