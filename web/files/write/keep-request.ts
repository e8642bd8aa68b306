export interface KeepRequest {
  bytes: Uint8Array;
  name: string;
  text: string;
}

/** A line before and after; undefined where there was, or is, none. */
export interface ChangedLine {
  before: string | undefined;
  after: string | undefined;
}

export type KeepAnswer =
  | { kind: 'edited'; bytes: Uint8Array<ArrayBuffer>; made: readonly ChangedLine[]; refused: readonly ChangedLine[] }
  | { kind: 'otherText' | 'notWord' | 'unreadable' };
