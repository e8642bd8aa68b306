import type { Page } from 'playwright-core';

interface Dropped {
  name: string;
  bytes: Uint8Array;
}

/** Drops files on a field, as from the desktop. */
export async function drop(page: Page, field: string, ...files: readonly Dropped[]): Promise<void> {
  const data = await page.evaluateHandle(
    (dropped) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of dropped) transfer.items.add(new File([Uint8Array.from(bytes)], name));
      return transfer;
    },
    files.map(({ name, bytes }) => ({ name, bytes: [...bytes] })),
  );
  await page.getByRole('textbox', { name: field }).dispatchEvent('drop', { dataTransfer: data });
}
