import type { Page } from 'playwright-core';

/** Drops a file on a field, as from the desktop. */
export async function drop(page: Page, field: string, file: { name: string; bytes: Uint8Array }): Promise<void> {
  const data = await page.evaluateHandle(
    ({ bytes, fileName }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], fileName));
      return transfer;
    },
    { bytes: [...file.bytes], fileName: file.name },
  );
  await page.getByRole('textbox', { name: field }).dispatchEvent('drop', { dataTransfer: data });
}
