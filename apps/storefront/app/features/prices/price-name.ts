interface Priced {
  materialType: string
  frameType?: string | undefined
  /** An option that is not the material's default. */
  option?: string | undefined
  /** `600x400` in mm; without it the cheapest format is meant. */
  format?: string | undefined
}

/** What editors write to ask for a price of wall art: `leinwand`, `leinwand:600x400`, `poster+holzrahmen`, `aludibond@<option>`. */
export function priceName({ materialType, frameType, option, format }: Priced): string {
  return `${materialType}${frameType ? `+${frameType}` : ''}${option ? `@${option}` : ''}${format ? `:${format}` : ''}`
}

/** Reads such a name; `undefined` where it names nothing. */
export function parsePriceName(name: string): Priced | undefined {
  const [, materialType, frameType, option, format] =
    /^([a-z0-9-]+)(?:\+([a-z0-9-]+))?(?:@([a-z0-9-]+))?(?::(\d+x\d+))?$/.exec(name) ?? []
  return materialType === undefined ? undefined : { materialType, frameType, option, format }
}

/** Whether a name stands for one configuration, whose price is not the lowest of several. */
export const isSingleConfiguration = (name: string): boolean => name.includes(':') || name.startsWith('sku/')
