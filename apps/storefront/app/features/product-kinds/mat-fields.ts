import type { Values } from './storefront-kind-adapter.ts'

/**
 * The glass of a frame, named like an option of a group in the product form: pages read lists only under such names.
 */
export const GLASS_FIELD = 'optionTypes[glas]'

/** A mat and its width as one value, so that a plain form sends both with one choice: `mat-weiss:30`. */
export const matValue = (matType: string, matSize: number): string => `${matType}:${matSize}`

/** Parses a mat from a form or an address: in one value, or type and width in two. */
export function parseMatFields({ matType = '', matSize }: Values): { matType?: string; matSize?: number } {
  const [type, width = matSize] = matType.split(':')
  return { ...(type ? { matType: type } : {}), ...(width ? { matSize: Number(width) } : {}) }
}

/**
 * Everything that the price of a frame without print depends on, to compare the displayed price with the ordered
 * configuration.
 */
export const framePriceFields = (values: Values): string => {
  const { frameType = '', formatType = '', [GLASS_FIELD]: glass = '', quantity = '' } = values
  const { matType = 'mat-none', matSize = 0 } = parseMatFields(values)
  return `${frameType}-${formatType}-${matType}-${matSize}-${glass}/${quantity}`
}
