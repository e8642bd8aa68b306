const KIB = 1024;
const MIB = 1024 * KIB;

/** How much of a file is read, each number with its reason. What exceeds one is refused, never cut in silence. */
export const documentLimits = {
  /** Ten times the largest resume with photographs that was measured. */
  bytes: 10 * MIB,
  /** Academic resumes have up to twenty. Later pages are left out, with a warning. */
  pages: 30,
  /** A Word document with a hundred pictures has some 150 parts. */
  zipEntries: 2000,
  /** The text of a thousand pages; a picture is never unpacked. */
  partBytes: 30 * MIB,
  /** All parts that are unpacked, together. */
  unpackedBytes: 80 * MIB,
  /** XML of real documents shrinks to a tenth, a run of spaces to a hundredth; bombs to a thousandth. Small parts may. */
  ratio: 200,
  ratioFromBytes: MIB,
  /** Real documents nest some 30 elements; tables in tables reach 60. */
  xmlDepth: 256,
  /** RTF nests groups, a dozen deep. */
  rtfDepth: 200,
  /** Characters of the text: far above what an analysis takes, low enough for every later step. */
  characters: 2_000_000,
  /** Lines of the text: thirty pages have 2,000. A million of one letter took 360 MB. */
  lines: 100_000,
  /** Characters of a resume that is written: thirty dense pages. */
  writtenCharacters: 150_000,
  /** Drawing operations of a page: a page of text has 5,000. */
  operations: 1_500_000,
  /** Glyphs of a page: a densely set one has 8,000. */
  glyphs: 60_000,
  /** Glyphs of all pages: thirty densely set ones. Each is held until the pages are compared; a million took 400 MB. */
  allGlyphs: 250_000,
  /**
   * Bytes of what a PDF draws, once unpacked: of 93 resumes the largest has 351,000, and thirty full pages 900,000. pdf.js lists all
   * operations of a page before one is looked at: 8 MB of them took 870 MB of memory.
   */
  drawingBytes: 2 * MIB,
  /**
   * Paths that a PDF paints: of 93 resumes the busiest has 310. pdf.js holds each by itself: 170,000 rectangles took 343 MB, 300,000 of
   * the smallest shapes 457 MB.
   */
  paints: 50_000,
  /** Milliseconds after which a reader in a worker is ended. A ten-page resume takes 300. */
  milliseconds: 10_000,
  /** MiB of heap of a worker thread. */
  heapMegabytes: 256,
} as const;
