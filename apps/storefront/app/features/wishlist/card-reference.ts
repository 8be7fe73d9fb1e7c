/** A card in one of its palettes as one word, `olivenhain--salbei`; without a palette, in the design's first. */
export const cardReference = (themeId: string, palette: string | undefined): string =>
  palette ? `${themeId}--${palette}` : themeId

export function readCardReference(reference: string): { themeId: string; palette: string | undefined } {
  const [themeId = '', palette] = reference.split('--')
  return { themeId, palette: palette || undefined }
}
