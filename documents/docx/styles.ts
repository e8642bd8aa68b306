import { type Attributes, scanXml } from '../container/xml-scan.ts';

/** What a style says of its paragraphs or characters. */
export interface Style {
  name: string;
  basedOn: string | undefined;
  isHeading: boolean;
  /** Word's style for what a document is called: in a resume, a person. */
  isTitle: boolean;
  isList: boolean;
  isHidden: boolean;
}

/** Whether a switch such as w:b or w:vanish is on. */
export const isOn = (attributes: Attributes): boolean =>
  !/^(?:0|false|off|none)$/.test(attributes.get('val') ?? 'true');

/** The styles by their id. Their names are English in every language of Word; their ids are not. */
export function readStyles(xml: string | undefined): Map<string, Style> {
  const styles = new Map<string, Style>();
  if (!xml) return styles;
  let style: Style | undefined;
  scanXml(xml, {
    open(name, attributes) {
      if (name === 'style') {
        style = { name: '', basedOn: undefined, isHeading: false, isTitle: false, isList: false, isHidden: false };
        styles.set(attributes.get('styleId') ?? '', style);
        return;
      }
      if (!style) return;
      const value = attributes.get('val') ?? '';
      if (name === 'name') {
        style.name = value;
        style.isHeading ||= /^(?:heading \d|title|subtitle)$/i.test(value);
        style.isTitle = /^title$/i.test(value);
        style.isList ||= /^list (?:bullet|number)/i.test(value);
      } else if (name === 'basedOn') style.basedOn = value;
      else if (name === 'outlineLvl') style.isHeading ||= Number(value) < 9;
      else if (name === 'numId') style.isList ||= value !== '0';
      else if (name === 'vanish') style.isHidden = isOn(attributes);
    },
    close(name) {
      if (name === 'style') style = undefined;
    },
    text: () => undefined,
  });
  for (const own of styles.values()) inherit(own, styles);
  return styles;
}

/** A style has what those it is based on have; a circle ends after as many steps as there are levels in real files. */
function inherit(style: Style, styles: ReadonlyMap<string, Style>): void {
  let base = styles.get(style.basedOn ?? '');
  for (let step = 0; base && step < 10; step += 1) {
    style.isHeading ||= base.isHeading && /heading|berschrift|titre|tulo/i.test(base.name);
    style.isList ||= base.isList;
    style.isHidden ||= base.isHidden;
    base = styles.get(base.basedOn ?? '');
  }
}
