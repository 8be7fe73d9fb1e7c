import type { ChoiceSection } from './product-form.ts'

/** What a configurator knows of the design it is for. */
export interface DesignChoice {
  palettes: readonly { id: string; name: string; swatch: string }[]
  /** The palette that is shown. */
  palette: string | undefined
}

/** The colours that a design is drawn in; `designId` is what designers' addresses call them. */
export function paletteSection({ palettes, palette }: DesignChoice, legend: string): ChoiceSection[] {
  if (palettes.length < 2) return []
  return [
    {
      look: 'swatches',
      name: 'designId',
      legend,
      choices: palettes.map(({ id, name, swatch }) => ({
        value: id,
        name,
        swatch,
        chosen: id === palette,
      })),
    },
  ]
}

/** The palette that an address names by its new or its old name, else the first. */
export const requestedPalette = (
  query: URLSearchParams,
  palettes: DesignChoice['palettes'],
): string | undefined => {
  const asked = [query.get('designId'), query.get('palette')]
  return (palettes.find(({ id }) => asked.includes(id)) ?? palettes[0])?.id
}
