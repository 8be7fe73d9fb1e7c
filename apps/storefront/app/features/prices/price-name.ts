interface Priced {
  materialType: string
  frameType?: string | undefined
  /** An option that is not the material's default. */
  option?: string | undefined
  /** `600x400` in mm; without it the cheapest format. */
  format?: string | undefined
}

/**
 * Name by which editors request a price of wall art: `leinwand`, `leinwand:600x400`, `poster+holzrahmen`,
 * `aludibond@<option>`.
 */
export function priceName({ materialType, frameType, option, format }: Priced): string {
  return `${materialType}${frameType ? `+${frameType}` : ''}${option ? `@${option}` : ''}${format ? `:${format}` : ''}`
}

/** Parses the name of a price; `undefined` if it is invalid. */
export function parsePriceName(name: string): Priced | undefined {
  const [, materialType, frameType, option, format] =
    /^([a-z0-9-]+)(?:\+([a-z0-9-]+))?(?:@([a-z0-9-]+))?(?::(\d+x\d+))?$/.exec(name) ?? []
  return materialType === undefined ? undefined : { materialType, frameType, option, format }
}

/** Whether a name identifies one configuration, whose price is not the lowest of several. */
export const isSingleConfiguration = (name: string): boolean => name.includes(':') || name.startsWith('sku/')
