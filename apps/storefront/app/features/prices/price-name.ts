interface Priced {
  materialType: string
  frameType?: string | undefined
  /** `600x400` in mm; without it the cheapest format is meant. */
  format?: string | undefined
}

/** Kinds of products beside wall art of which a price can be asked, each by one of its own names. */
export const PRICED_KINDS = [
  'card',
  'calendar',
  'photobook',
  'collage',
  'photobox',
  'photoprint',
  'accessory',
  'sku',
] as const
export type PricedKind = (typeof PRICED_KINDS)[number]

export interface PricedProduct {
  kind: PricedKind
  /** A card's theme, a calendar's or photobook's type, a collage, a box size, a print type, an article, a SKU. */
  id: string
  /** Without it the cheapest format is meant. */
  format?: string | undefined
}

/** What editors write to ask for a price of wall art: `leinwand`, `leinwand:600x400`, `poster+holzrahmen`. */
export function priceName({ materialType, frameType, format }: Priced): string {
  return `${materialType}${frameType ? `+${frameType}` : ''}${format ? `:${format}` : ''}`
}

/** Reads such a name; `undefined` where it names nothing. */
export function parsePriceName(name: string): Priced | undefined {
  const [, materialType, frameType, format] =
    /^([a-z0-9-]+)(?:\+([a-z0-9-]+))?(?::(\d+x\d+))?$/.exec(name) ?? []
  return materialType === undefined ? undefined : { materialType, frameType, format }
}

/** Reads the name of another kind's price: `calendar/wandkalender`, `calendar/wandkalender:a4-hoch`, `card/zweig`. */
export function parseProductName(name: string): PricedProduct | undefined {
  const [, word, id, format] = /^([a-z]+)\/([A-Za-z0-9._-]+)(?::([a-z0-9-]+))?$/.exec(name) ?? []
  const kind = PRICED_KINDS.find(known => known === word)
  return kind && id !== undefined ? { kind, id, format } : undefined
}

/** Whether a name stands for one configuration, whose price is not the lowest of several. */
export const isOnePrice = (name: string): boolean => name.includes(':') || name.startsWith('sku/')
