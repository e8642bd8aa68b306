import { readDocument } from '../../documents/read-document.ts';

process.on('message', async ({ id, bytes, name }) => {
  try {
    process.send?.({ id, result: await readDocument(bytes, name) });
  } catch ({ code, message }) {
    process.send?.({ id, refusal: { code, message } });
  }
});
