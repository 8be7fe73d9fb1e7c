import type { Design } from '@passepartout/designs'

interface CompatibleDesign<D> {
  design: D | undefined
  /** Id of its palette. */
  palette: string
  /** All designs available in this type and format. */
  possible: readonly D[]
  /** The requested design is not available in this type and format. */
  isStrange: boolean
}

/** The requested design if it is available in this type and format, otherwise the shop's first that is. */
export function findCompatibleDesign<D extends Design>(
  designs: readonly D[],
  id: string | undefined,
  palette: string | undefined,
  fits: (design: D) => boolean,
): CompatibleDesign<D> {
  const possible = designs.filter(fits)
  const named = possible.find(design => design.id === id)
  const design = named ?? possible[0]
  const known = design?.palettes.find(one => one.id === palette) ?? design?.palettes[0]
  return { design, palette: known?.id ?? '', possible, isStrange: id !== undefined && !named }
}
