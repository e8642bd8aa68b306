import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  reading: (name: string) => `Lecture de ${name}. Le fichier ne quitte pas votre navigateur.`,
  read: (name: string, lines: number) =>
    `Lu dans ${name} : ${format.plural(lines, { one: '# ligne', other: '# lignes' })}.`,
  notRead: (name: string) => `${name} n’a pas été lu.`,
  cancel: 'Annuler la lecture',
  undo: 'Rétablir le texte précédent',
  dismiss: 'Masquer',
  findings: (count: number) =>
    format.plural(count, { one: 'À la lecture : # remarque', other: 'À la lecture : # remarques' }),
  refusals: {
    'image-only':
      'Ces pages sont des images : aucun système ne peut les lire. Exportez de nouveau le fichier depuis le logiciel d’origine.',
    encrypted: 'Le fichier est verrouillé. Enregistrez-le sans mot de passe.',
    'broken-unicode':
      'Les lettres de ce PDF n’ont pas de sens pour une machine : une police n’a pas de table. Exportez-le de nouveau.',
    damaged:
      'Le fichier est endommagé, et la moitié d’un CV serait trompeuse. Enregistrez-le ou téléchargez-le encore une fois.',
    empty: 'Il ne contient aucun mot. Collez plutôt votre texte.',
    'old-word': 'C’est un ancien .doc. Ouvrez-le et enregistrez-le en .docx.',
    'apple-pages':
      'C’est un fichier de Pages. Choisissez-y Fichier › Exporter vers › PDF ou Word, et prenez ce fichier.',
    'too-large':
      'Il est trop lourd : 10 Mo, ou le texte de trente pages pleines, au plus. Enregistrez-le avec des images plus petites, ou collez votre texte.',
    'too-many-parts': 'Décompressé, il dépasse de loin un document. Enregistrez-le en PDF, ou collez votre texte.',
    dangerous: 'Sa construction n’est pas celle d’un document. Enregistrez-le en PDF, ou collez votre texte.',
    'unknown-type':
      'Ce type de fichier n’est pas lu. PDF, DOCX, ODT, RTF, texte, Markdown, HTML et JSON Resume le sont.',
    'too-slow': 'La lecture a pris trop de temps. Exportez un PDF plus simple, ou collez votre texte.',
    unopened:
      'Il n’a pas pu être ouvert. Un dossier ne se lit pas, et un fichier doit être resté à sa place : choisissez-le de nouveau.',
    several: 'Un seul fichier à la fois : déposez-le seul.',
    failed: 'La partie de la page qui lit les fichiers n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  },
  warnings: {
    'broken-unicode':
      'Certaines lettres n’ont pas de sens pour une machine et apparaissent comme �. Exportez le fichier avec ses polices.',
    'hidden-text':
      'Il contient du texte que les gens ne voient pas. Il a été laissé de côté ; un système qui le trouve peut rejeter le CV.',
    columns: 'Il est en colonnes. Les lecteurs simples en mélangent les lignes. Une seule colonne est plus sûre.',
    'text-box':
      'Une partie du texte est dans une zone de texte. Beaucoup de systèmes l’ignorent : placez-la dans la page.',
    'header-footer':
      'Une partie du texte est dans l’en-tête ou le pied de page. Beaucoup de systèmes les ignorent : écrivez-la aussi dans la page.',
    table: 'Du texte est disposé dans un tableau. Les lecteurs simples peuvent en mélanger les cellules.',
    'scan-with-text': 'Les pages sont des images avec un texte reconnu. Vérifiez qu’aucune lettre n’est fausse.',
    'doubled-text':
      'Du texte est tracé deux fois pour paraître gras. Les lecteurs simples prennent chaque mot deux fois. Utilisez une police grasse.',
    'spaced-letters': 'Certains mots sont e s p a c é s. Les lecteurs simples prennent chaque lettre pour un mot.',
    'private-characters':
      'Certains caractères ne sont connus que de leur police et ont été omis. Vérifiez les chiffres, tirets et parenthèses.',
    'icon-font':
      'Il contient des icônes d’une police. Les lecteurs les ignorent : écrivez « Téléphone » ou « E-mail ».',
    'text-in-image': 'Une image semble contenir du texte. Aucun système ne le lit : écrivez-le.',
    'tracked-changes':
      'Il contient des modifications suivies, lues comme acceptées. Acceptez-les ou refusez-les avant l’envoi.',
    comments: 'Il contient des commentaires. Supprimez-les avant l’envoi.',
    'no-heading-styles':
      'Les titres sont seulement en gras. Donnez-leur un style de titre pour que les rubriques soient trouvées.',
    'odd-bullets':
      'Les puces viennent d’une police de symboles. Les lecteurs simples affichent des lettres à leur place.',
    ligatures: 'Des lettres sont jointes en un caractère, comme « ﬁ ». Les lecteurs simples peuvent manquer ces mots.',
    'cjk-radicals':
      'Certains caractères ont été exportés sous une forme ressemblante. Les lecteurs simples manquent ces mots.',
    'rotated-text': 'Une partie du texte est tournée. Elle a été laissée de côté, comme dans la plupart des systèmes.',
    restricted:
      'La copie de ce PDF est interdite. Certains systèmes obéissent : enregistrez-le sans cette restriction.',
    'right-to-left': 'Il s’écrit de droite à gauche. Vérifiez l’ordre des nombres et des noms.',
    damaged: 'Une partie du fichier est endommagée. Vérifiez que rien ne manque, ou enregistrez-le encore une fois.',
    'pages-left-out': 'Seules les 30 premières pages ont été lues.',
    'guessed-encoding': 'Le fichier ne dit pas son encodage. Celui-ci a été supposé ; vérifiez les accents.',
  },
});
