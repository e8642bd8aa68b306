/** What a German word for a licence or certificate contains or ends in. */
export const paperParts = 'zertifi führer';
export const paperEndings = 'schein';
/** Words of a sentence that says the person has a credential. */
export const heldParts = 'zertifi prüfung abschluss';
