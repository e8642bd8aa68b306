import { codePageOf } from './code-pages.ts';
import { endParagraph, flowOf, leaveTable, openCells, putRtfText, type RtfTarget, type RtfWalk } from './rtf-walk.ts';

type Word = (walk: RtfWalk, value: number | undefined) => void;

/** Words that say where the group's text goes. */
const targets: Readonly<Record<string, RtfTarget>> = {
  fonttbl: 'fonts',
  header: 'header',
  headerf: 'header',
  headerl: 'none',
  headerr: 'header',
  footer: 'footer',
  footerf: 'footer',
  footerr: 'footer',
  footerl: 'none',
  listtext: 'bullet',
  pntext: 'bullet',
  colortbl: 'none',
  stylesheet: 'none',
  info: 'none',
  pict: 'none',
  object: 'none',
  fldinst: 'none',
  annotation: 'none',
  atnid: 'none',
  atnauthor: 'none',
  listtable: 'none',
  themedata: 'none',
  datastore: 'none',
  nonshppict: 'none',
  xmlnstbl: 'none',
  sp: 'none',
};

/** Words that stand for a character. */
const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  endash: '–',
  emdash: '—',
  emspace: ' ',
  enspace: ' ',
  '~': ' ',
  _: '-',
};

/** Code pages of the character sets that fonts name. */
const charsets = new Map([
  [77, 10_000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
]);

/** Characters of a Unicode one's substitute, at most. */
const mostSubstitutes = 10;

const nextParagraph: Word = (walk) => endParagraph(walk);

/** What each other word does. */
const words: Readonly<Record<string, Word>> = {
  '*'(walk) {
    walk.isOptional = true;
  },
  u(walk, value) {
    if (value === undefined) return;
    putRtfText(walk, String.fromCharCode(value < 0 ? value + 65_536 : value));
    walk.skipping = walk.state.substitutes;
  },
  uc({ state }, value) {
    state.substitutes = Math.min(Math.max(value ?? 1, 0), mostSubstitutes);
  },
  ansicpg(walk, value) {
    walk.codePage = codePageOf(value ?? 1252);
  },
  mac(walk) {
    walk.codePage = 'macintosh';
  },
  pc(walk) {
    walk.codePage = 'ibm437';
  },
  deff(walk, value) {
    walk.defaultFont = value ?? 0;
  },
  f({ state }, value) {
    state.font = value ?? 0;
  },
  fcharset({ state, fonts, codePage }, value) {
    if (state.target === 'fonts') fonts.set(state.font, codePageOf(charsets.get(value ?? 0) ?? 0) || codePage);
  },
  bullet(walk) {
    if (walk.state.target !== 'bullet' && walk.paragraph.text.trim() === '') walk.paragraph.isBullet = true;
    else putRtfText(walk, '•');
  },
  v({ state }, value) {
    state.isHidden = value !== 0;
  },
  deleted({ state, seen }, value) {
    if (value === 0) return;
    state.target = 'none';
    seen.add('tracked-changes');
  },
  revised({ seen }) {
    seen.add('tracked-changes');
  },
  atnid({ seen }) {
    seen.add('comments');
  },
  plain({ state }) {
    state.isHidden = false;
    state.font = -1;
  },
  pard({ state, paragraph }) {
    state.isTable = false;
    paragraph.isHeading = false;
  },
  outlinelevel({ paragraph }, value) {
    paragraph.isHeading = (value ?? 9) < 9;
  },
  intbl({ state }) {
    state.isTable = true;
  },
  trowd: (walk) => openCells(walk),
  par(walk) {
    if (!walk.state.isTable) leaveTable(walk);
    endParagraph(walk);
  },
  sect: nextParagraph,
  page: nextParagraph,
  cell(walk) {
    openCells(walk);
    endParagraph(walk);
    flowOf(walk).closeCell();
    flowOf(walk).openCell();
  },
  row(walk) {
    if (!walk.isTableOpen) return;
    flowOf(walk).closeCell();
    flowOf(walk).openRow();
    flowOf(walk).openCell();
  },
};

// Maps, because a file may write "\\constructor".
export const rtfTargets: ReadonlyMap<string, RtfTarget> = new Map(Object.entries(targets));
export const rtfCharacters: ReadonlyMap<string, string> = new Map(Object.entries(characters));
export const rtfWords: ReadonlyMap<string, Word> = new Map(Object.entries(words));
