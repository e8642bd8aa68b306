import { credentialHeads, credentialTitles, doubtfulHeads } from '../../extract/credentials/licence-words.ts';
import { rememberWords } from '../../text/cache/remember-words.ts';

/** Whether a word of a resume, as a lemma, says that a credential is named beside it. */
export const isCredentialWord = rememberWords(
  (lemma) =>
    credentialHeads.has(lemma) ||
    doubtfulHeads.has(lemma) ||
    credentialTitles.has(lemma) ||
    /^(?:qualified|trained|passed|ticket|examiniert|gelernter?|ausgebildeter?|abgeschlossen|bestanden|ihk|hwk)$/.test(
      lemma,
    ) ||
    germanTraining.test(lemma),
);

/** "Kochlehre", "Gesellenprüfung", "IHK-Abschluss": words of an apprenticeship that was finished, as lemmas; also the cards of a tachograph. */
const germanTraining =
  /(?:lehre|ausbildung|umschulung|abschluss|gesell(?:e|in|enbrief|enpruefung)|meister(?:brief|pruefung)|facharbeiter(?:brief|in)?|abschlusspruefung|(?:koch|techniker|mechaniker|elektriker)pruefung|(?:fahrer|werkstatt|kontrollgeraet|tacho(?:graphen)?)karte)$/;
