// What is used of two libraries: their published types are of older versions and of Node's buffers.

declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'pdfkit' {
  /** A stretch of a page that belongs to a tag. */
  export interface MarkedContent {
    readonly refs: readonly unknown[];
  }

  export interface StructureElement {
    add(child: StructureElement | MarkedContent): this;
    end(): void;
  }

  export interface DocumentOptions {
    font: string;
    size: [number, number];
    margin: number;
    autoFirstPage: boolean;
    bufferPages: boolean;
    pdfVersion: '1.7';
    subset: 'PDF/UA';
    tagged: boolean;
    lang: string;
    displayTitle: boolean;
    info: { Title: string; Producer: string; Creator: string; CreationDate: Date };
  }

  export interface TextOptions {
    lineBreak: false;
    baseline: 'alphabetic';
  }

  export class PDFDocument {
    constructor(options: DocumentOptions);
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
    readonly outline: { addItem(title: string): unknown };
    addPage(): this;
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string, size?: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    widthOfString(text: string): number;
    currentLineHeight(): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    stroke(): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: unknown },
    ): this;
    struct(type: string, options?: { title?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination'; attached?: string[] }): this;
    markStructureContent(tag: string): MarkedContent;
    endMarkedContent(): this;
  }
}
