import type { WordsLanguage } from '#contract/words/languages.ts';
import type { AiFault } from './ai-error.ts';

/** What the person is told about the language model, in one language. */
interface AiWords {
  off: string;
  switchedOff: string;
  accepted(provider: string, model: string): string;
  /** By fault; the provider's own message goes into the details. */
  faults: Readonly<Record<AiFault, string>>;
}

export const aiWords: Readonly<Record<WordsLanguage, AiWords>> = {
  en: {
    off: 'AI rewriting is off: no AI provider is configured. Matching runs on the built-in engine.',
    switchedOff: 'AI rewriting is switched off by an administrator. Matching runs on the built-in engine.',
    accepted: (provider, model) => `The AI provider at ${provider} accepts the key and the model ${model}.`,
    faults: {
      key: 'The AI provider refused the API key',
      quota: 'The AI provider’s quota is used up',
      rateLimit: 'The AI provider is receiving too many requests',
      model: 'The AI provider does not know the model',
      request: 'The AI provider refused the request',
      unreachable: 'The AI provider could not be reached',
      provider: 'The AI provider had a problem',
      timeout: 'The AI provider took too long',
      format: 'The AI provider’s answer had an invalid format',
      budget: 'Today’s AI budget of this installation is used up',
      personBudget: 'Your AI budget of today is used up',
    },
  },
  de: {
    off: 'Das Umschreiben mit KI ist aus: Es ist kein KI-Anbieter eingerichtet. Verglichen wird mit dem eingebauten Programm.',
    switchedOff:
      'Das Umschreiben mit KI ist von der Verwaltung abgeschaltet. Verglichen wird mit dem eingebauten Programm.',
    accepted: (provider, model) => `Der KI-Anbieter ${provider} nimmt den Schlüssel und das Modell ${model} an.`,
    faults: {
      key: 'Der KI-Anbieter lehnt den API-Schlüssel ab',
      quota: 'Das Kontingent beim KI-Anbieter ist aufgebraucht',
      rateLimit: 'Der KI-Anbieter bekommt gerade zu viele Anfragen',
      model: 'Der KI-Anbieter kennt das Modell nicht',
      request: 'Der KI-Anbieter hat die Anfrage abgelehnt',
      unreachable: 'Der KI-Anbieter war nicht zu erreichen',
      provider: 'Der KI-Anbieter hatte ein Problem',
      timeout: 'Der KI-Anbieter brauchte zu lange',
      format: 'Die Antwort des KI-Anbieters hatte ein ungültiges Format',
      budget: 'Die KI dieser Installation ist für heute aufgebraucht',
      personBudget: 'Ihr KI-Kontingent ist für heute aufgebraucht',
    },
  },
  fr: {
    off: 'La réécriture par l’IA est désactivée : aucun fournisseur d’IA n’est configuré. La comparaison utilise le moteur intégré.',
    switchedOff:
      'La réécriture par l’IA a été désactivée par l’administration. La comparaison utilise le moteur intégré.',
    accepted: (provider, model) => `Le fournisseur d’IA ${provider} accepte la clé et le modèle ${model}.`,
    faults: {
      key: 'Le fournisseur d’IA a refusé la clé d’API',
      quota: 'Le quota du fournisseur d’IA est épuisé',
      rateLimit: 'Le fournisseur d’IA reçoit trop de demandes',
      model: 'Le fournisseur d’IA ne connaît pas le modèle',
      request: 'Le fournisseur d’IA a refusé la demande',
      unreachable: 'Le fournisseur d’IA est injoignable',
      provider: 'Le fournisseur d’IA a rencontré un problème',
      timeout: 'Le fournisseur d’IA a mis trop de temps',
      format: 'La réponse du fournisseur d’IA avait un format non valide',
      budget: 'Le budget d’IA de cette installation est épuisé pour aujourd’hui',
      personBudget: 'Votre budget d’IA est épuisé pour aujourd’hui',
    },
  },
  es: {
    off: 'La reescritura con IA está desactivada: no hay ningún proveedor de IA configurado. Se compara con el motor integrado.',
    switchedOff: 'La administración ha desactivado la reescritura con IA. Se compara con el motor integrado.',
    accepted: (provider, model) => `El proveedor de IA ${provider} acepta la clave y el modelo ${model}.`,
    faults: {
      key: 'El proveedor de IA ha rechazado la clave de API',
      quota: 'El cupo del proveedor de IA se ha agotado',
      rateLimit: 'El proveedor de IA está recibiendo demasiadas peticiones',
      model: 'El proveedor de IA no conoce el modelo',
      request: 'El proveedor de IA ha rechazado la petición',
      unreachable: 'No se ha podido conectar con el proveedor de IA',
      provider: 'El proveedor de IA ha tenido un problema',
      timeout: 'El proveedor de IA ha tardado demasiado',
      format: 'La respuesta del proveedor de IA tenía un formato no válido',
      budget: 'El presupuesto de IA de esta instalación se ha agotado por hoy',
      personBudget: 'Tu presupuesto de IA se ha agotado por hoy',
    },
  },
  nl: {
    off: 'Herschrijven met AI staat uit: er is geen AI-aanbieder ingesteld. Er wordt vergeleken met het ingebouwde programma.',
    switchedOff: 'Herschrijven met AI is door de beheerder uitgezet. Er wordt vergeleken met het ingebouwde programma.',
    accepted: (provider, model) => `De AI-aanbieder ${provider} accepteert de sleutel en het model ${model}.`,
    faults: {
      key: 'De AI-aanbieder heeft de API-sleutel geweigerd',
      quota: 'Het tegoed bij de AI-aanbieder is op',
      rateLimit: 'De AI-aanbieder krijgt te veel verzoeken',
      model: 'De AI-aanbieder kent het model niet',
      request: 'De AI-aanbieder heeft het verzoek geweigerd',
      unreachable: 'De AI-aanbieder was niet bereikbaar',
      provider: 'De AI-aanbieder had een probleem',
      timeout: 'De AI-aanbieder deed er te lang over',
      format: 'Het antwoord van de AI-aanbieder had een ongeldige vorm',
      budget: 'Het AI-budget van deze installatie is voor vandaag op',
      personBudget: 'Je AI-budget is voor vandaag op',
    },
  },
};
