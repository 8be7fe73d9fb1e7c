import type { Design } from '@passepartout/designs'

interface CompatibleDesign<D> {
  design: D | undefined
  /** Id of its palette. */
  palette: string
  /** All that can be had like this. */
  possible: readonly D[]
  /** One was named that cannot be had like this. */
  isStrange: boolean
}

/** The design that was named, if it can be had in this type and format, else the shop's first that can. */
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
