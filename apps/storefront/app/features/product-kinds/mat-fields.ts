import type { Values } from './storefront-kind-adapter.ts'

/** The glass of a frame, as the calculator names an option of a group: pages read lists of words under such names only. */
export const GLASS_FIELD = 'optionTypes[glas]'

/** A mat with its width as one value, so that a plain form sends both with one choice: `mat-weiss:30`. */
export const matValue = (matType: string, matSize: number): string => `${matType}:${matSize}`

/** A mat as a form or an address names it: in one value, or type and width in two. */
export function parseMatFields({ matType = '', matSize }: Values): { matType?: string; matSize?: number } {
  const [type, width = matSize] = matType.split(':')
  return { ...(type ? { matType: type } : {}), ...(width ? { matSize: Number(width) } : {}) }
}

/** What the price of a frame alone depends on, to compare what was seen with what is ordered. */
export const framePriceFields = (values: Values): string => {
  const { frameType = '', formatType = '', [GLASS_FIELD]: glass = '', quantity = '' } = values
  const { matType = 'mat-none', matSize = 0 } = parseMatFields(values)
  return `${frameType}-${formatType}-${matType}-${matSize}-${glass}/${quantity}`
}
