import type { ChoiceSection } from './product-form.ts'

/** The design of a product form. */
export interface DesignChoice {
  palettes: readonly { id: string; name: string; swatch: string }[]
  /** The displayed palette. */
  palette: string | undefined
}

/** Palettes of a design; designers' addresses call the field `designId`. */
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

/** The palette that an address names by the new or the old field, else the first. */
export const requestedPalette = (
  query: URLSearchParams,
  palettes: DesignChoice['palettes'],
): string | undefined => {
  const requested = [query.get('designId'), query.get('palette')]
  return (palettes.find(({ id }) => requested.includes(id)) ?? palettes[0])?.id
}
