declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype'; keepFeatures: string[]; noHinting: boolean },
  ): Promise<Uint8Array>;
}
