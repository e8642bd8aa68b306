/** What a German word of a licence or certificate holds, or ends in. */
export const paperParts = 'zertifi führer';
export const paperEndings = 'schein';
/** What a sentence says that tells of a credential its person has. */
export const heldParts = 'zertifi prüfung abschluss';
