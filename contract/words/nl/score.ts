import type { ScoreParams } from '#engine';
import type { WordsOf } from '../words.ts';
import { fieldNames } from './names.ts';

const fits: Readonly<Record<ScoreParams['score.fit']['fit'], string>> = {
  all: 'Je cv gaat over het werk van de vacature',
  most: 'Je cv gaat grotendeels over het werk van de vacature',
  part: 'Je cv gaat maar deels over het werk van de vacature',
  little: 'Weinig in je cv gaat over het werk van de vacature',
  hardly: 'Je cv noemt het werk van de vacature nauwelijks',
};

/** How the score adds up, and what can decide regardless of it. */
export const score: WordsOf<ScoreParams> = {
  'score.must': () => 'Vereisten',
  'score.preferred': () => 'Gewenst',
  'score.nice': () => 'Wat de vacature verder noemt',
  'score.unsure': () => 'Misschien gevraagd',
  'score.field': () => 'Vakgebied',
  'score.coverage': () => 'De overige woorden van de vacature',
  'score.missing': () => 'Vereist certificaat, diploma of taal niet aangetoond',
  'score.missingWhy': () => 'De rest maakt dat maar voor een deel goed',
  'score.years': () => 'Jaren ervaring niet aangetoond',
  'score.yearsWhy': () => 'De vacature vraagt meer jaren in dit werk dan je cv laat zien',
  'score.denied': () => 'Wat je cv zegt te missen',
  'score.used': ({ percent }) => `Je cv gebruikt ${percent}% van de woorden die de functie beschrijven`,
  'score.denials': ({ count }) =>
    count === 1
      ? 'Je cv ontkent één ding dat de vacature vraagt'
      : `Je cv ontkent ${count} dingen die de vacature vraagt`,
  'score.nothing': () => 'Er is weinig of niets gevonden',
  'score.nothingWhy': () => 'Het getal komt alleen uit het vakgebied, zie het dus als een ruwe schatting',
  'score.unread': () => 'De vacature kon niet worden beoordeeld',
  'score.unreadWhy': () => 'Ze vraagt niets dat gelezen kon worden; een lage score zegt dus niets over jou',
  'score.keywords': () => 'Trefwoorden van de vacature in het cv',
  'score.confirmed': () => 'Door jou bevestigd',
  'score.confirmedLines': ({ count }) =>
    count === 1
      ? 'Je zegt dat één regel van je cv een eis laat zien'
      : `Je zegt dat ${count} regels van je cv eisen laten zien`,
  'score.found': ({ found, all }) => `${found} van ${all} gevonden`,
  'score.foundPartly': ({ found, partly, all }) => `${found} van ${all} gevonden, ${partly} andere gedeeltelijk`,
  'score.foundKeywords': ({ found, all }) => `${found} van ${all} trefwoorden`,
  'score.fit': ({ fit, fields }) => `${fits[fit]}: ${fields.map((name) => fieldNames[name] ?? name).join(' en ')}`,
  'knockOut.named': ({ line }) => `Je cv noemt het: ‘${line}’`,
  'knockOut.says': ({ line }) => `Je cv zegt: ‘${line}’`,
  'knockOut.missing': () => 'De vacature staat erop en je cv noemt het niet.',
  'knockOut.silent': () => 'Je cv zegt er niets over. Klopt het, dan bespaart een regel erover de werkgever de vraag.',
};
