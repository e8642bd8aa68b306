/** Why a document is not read. */
export type RefusalCode =
  | 'image-only'
  | 'encrypted'
  | 'broken-unicode'
  | 'damaged'
  | 'empty'
  | 'old-word'
  | 'apple-pages'
  | 'too-large'
  | 'too-many-parts'
  | 'dangerous'
  | 'unknown-type'
  | 'too-slow';

/** A document that nobody should trust a reading of: nothing is read rather than half. */
export class DocumentRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DocumentRefusal';
    this.code = code;
  }
}
