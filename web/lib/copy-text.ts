/** Puts a text on the clipboard. Where a page may not use it (plain http), the old command does. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.setAttribute('readonly', '');
    area.style.position = 'fixed';
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand?.('copy') ?? false;
    area.remove();
    return isCopied;
  }
}
