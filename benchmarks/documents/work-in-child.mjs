import { editDocument } from '../../documents/edit/edit-document.ts';
import { readDocument } from '../../documents/read-document.ts';

process.on('message', async ({ id, bytes, name, edits }) => {
  try {
    const result = edits ? editDocument(bytes, edits) : await readDocument(bytes, name);
    process.send?.({ id, result });
  } catch ({ code, message }) {
    process.send?.({ id, refusal: { code, message } });
  }
});
