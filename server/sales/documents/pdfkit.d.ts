declare module 'pdfkit' {
  type Element = { add(child: Element): void; end(): void };
  type Options = {
    readonly size: readonly [number, number];
    readonly margin: number;
    readonly autoFirstPage: boolean;
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/UA';
    readonly tagged: boolean;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly info: { readonly Title: string; readonly Author: string; readonly CreationDate: Date };
  };
  type ElementOptions = {
    readonly alt?: string;
    readonly scope?: 'Column';
    readonly bbox?: readonly [left: number, top: number, right: number, bottom: number];
  };

  /** The part of PDFKit 0.20 that the shop uses: the published types know neither PDF/UA nor the scope of a heading. */
  export default class PDFDocument {
    constructor(options: Options);
    on(event: 'data', take: (part: Uint8Array) => void): this;
    on(event: 'end', take: () => void): this;
    on(event: 'error', take: (error: unknown) => void): this;
    end(): void;
    addPage(): this;
    registerFont(name: string, file: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    image(file: Uint8Array, x: number, y: number, size: { readonly width: number; readonly height: number }): this;
    fill(): this;
    stroke(): this;
    widthOfString(text: string): number;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
    ): this;
    struct(type: string, options: ElementOptions, draw?: () => void): Element;
    addStructure(element: Element): this;
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' }): this;
    endMarkedContent(): this;
  }
}
