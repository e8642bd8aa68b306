/** Bytes left for the name itself: file systems allow 255 including the extension. */
const nameBytes = 200;

/**
 * A title as a file name valid on every system: any script stays, path separators and reserved characters become '-',
 * invisible characters are removed, and a long name is cut between characters. Never empty.
 */
export function safeFileName(title: string, ending: string): string {
  const visible = title.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
  const name = visible.replaceAll(/[/\\:*?"<>|]+/g, '-').replace(/^[.\s]+/, '');
  return `${cutToBytes(name, nameBytes).trim() || 'resume'}${ending}`;
}

/** The dashboard's rule: lowercased, spaces turned to underscores (product rule 9.4). */
export function dashboardFileName(jobTitle: string): string {
  return safeFileName(jobTitle.trim().toLowerCase().replaceAll(/\s+/g, '_'), '_optimized.txt');
}

/** The analyzer's rule: the title as it is (product rule 9.4). */
export function analyzerFileName(jobTitle: string): string {
  return safeFileName(jobTitle.trim(), '_optimized.txt');
}

function cutToBytes(text: string, most: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > most) break;
    kept += character;
  }
  return kept;
}
