/** Saves a text as a file on the person's machine. */
export function downloadText(fileName: string, text: string): void {
  downloadBlob(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Saves a file on the person's machine. */
export function downloadBlob(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the URL after this task; revoking it at once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
