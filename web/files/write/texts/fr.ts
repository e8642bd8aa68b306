import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Télécharger au format',
  description:
    'Le fichier est créé dans votre navigateur et relu avant de vous être remis. Il n’est envoyé nulle part.',
  fields: {
    format: 'Format',
    template: 'Modèle',
    paper: 'Papier',
    size: 'Taille du texte',
    margins: 'Marges',
    pages: 'Pages',
    dates: 'Dates',
  },
  formats: { pdf: 'PDF', docx: 'Word (DOCX)', markdown: 'Markdown', 'json-resume': 'JSON Resume', text: 'Texte brut' },
  templates: { plain: 'Simple', classic: 'Classique', compact: 'Compact', accent: 'Couleur' },
  steps: { small: 'Petit', normal: 'Normal', large: 'Grand' },
  pages: { any: 'Autant que nécessaire', one: 'Une, si possible', two: 'Deux, si possible' },
  dates: { inline: 'Après le poste', aligned: 'Au bord droit' },
  alignedNote:
    'Pour les personnes seulement : beaucoup de systèmes prennent les dates au bord droit pour une colonne à part.',
  preview: 'Aperçu',
  writing: 'Le fichier est en cours de création.',
  readBack: 'Il a été relu : chaque mot, ligne et titre y est.',
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  pageCount: (count: number) => format.plural(count, { one: '# page.', other: '# pages.' }),
  notFitted: 'Il faut plus de pages que demandé : un texte plus petit serait difficile à lire.',
  wordReady: 'Votre fichier Word est prêt, avec de vrais titres et listes. Word décide où finissent les pages.',
  download: 'Télécharger le fichier',
  takeText: 'Télécharger en texte brut',
  chooseWord: 'Choisir Word',
  failed: 'Le fichier n’a pas pu être créé. Votre texte est intact.',
  keep: {
    format: 'Votre propre fichier Word',
    hint: 'Les modifications sont faites dans le fichier Word d’où vient ce texte ; son aspect et tout le reste ne changent pas.',
    ask: 'Choisissez ce fichier.',
    choose: 'Choisir votre fichier Word',
    chooseOther: 'Choisir un autre fichier',
    origins: {
      chosen: (name: string) => `Votre fichier : ${name}.`,
      dropped: (name: string) => `Votre fichier : ${name}, que vous avez ouvert sur cette page.`,
      kept: (name: string) => `Votre fichier : ${name}, conservé dans « Mes CV ».`,
    },
    made: (count: number) =>
      format.plural(count, {
        one: '# ligne a été modifiée dans votre fichier.',
        other: '# lignes ont été modifiées dans votre fichier.',
      }),
    refused: (count: number) =>
      format.plural(count, {
        one: '# modification est impossible sans déplacer autre chose. Copiez-la vous-même dans le fichier.',
        other: '# modifications sont impossibles sans déplacer autre chose. Copiez-les vous-même dans le fichier.',
      }),
    download: (name: string) => `Télécharger ${name}`,
    otherText: 'Ce fichier dit autre chose que le texte. Choisissez celui d’où vient le texte.',
    notWord: 'Ce n’est pas un fichier Word (DOCX). Pour un PDF, prenez le modèle le plus proche.',
    unreadable: 'Le fichier n’a pas pu être lu ; rien n’a été modifié.',
  },
  refusals: {
    'not-read-back':
      'Le fichier ne se relisait pas comme il a été écrit ; il ne vous est donc pas remis. Le texte brut est sûr.',
    'too-long': 'Le texte est trop long pour ce format.',
    empty: 'Il n’y a pas de texte.',
  },
  missing: (characters: readonly string[]) =>
    `La police du PDF n’a pas ces caractères : ${characters.join(', ')}. Word connaît toutes les écritures.`,
});
