/** A change of one line. Lines are given as they are read, without their bullets; `new` is one line, too. */
export type DocumentEdit =
  | { op: 'replace'; old: string; new: string }
  | { op: 'insertAfter'; after: string; new: string }
  | { op: 'delete'; old: string };

export interface EditedDocument {
  bytes: Uint8Array<ArrayBuffer>;
  /** Numbers of the edits, from 0, that cannot be made without moving something else. */
  refused: number[];
}
