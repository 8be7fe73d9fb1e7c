import type { Document } from '@passepartout/document'
import type { Locale, ProductConfiguration, ProductInput } from '@passepartout/domain'
import type { CallContext } from '../http/call-context.ts'

type Context = Pick<CallContext, 'catalogue' | 'shop' | 'now'>

/** The line of a cart or order beside which products are offered. */
export interface CrossSellLine {
  configuration: ProductConfiguration
  /** Orientation of its main photo. */
  way: 'landscape' | 'portrait'
}

/** How a kind is offered with the picture of another line. */
export interface CrossSelling<C = ProductConfiguration> {
  /** The offered product with what it takes over from the line; by default it is chosen by the offer alone. */
  configured?(context: Context, params: ProductInput, line: CrossSellLine): C
  /** Whether an offer of the kind is the line's own product; by default all products of the kind are. */
  isSame?(offered: C, line: C): boolean
  /** The same product in the neighbouring sizes of equal proportions, by their formats. */
  neighbours?(context: Context, configuration: C): { format: string; configuration: C }[]
  /** The document that shows the line's photo in its first slot; without it only the photo is shown. */
  emptyDocument?(
    context: Pick<CallContext, 'catalogue' | 'designs'>,
    configuration: C,
    locale: Locale,
  ): Document | undefined
  /** The slot has the proportions of the line's photo, so that its crop applies. */
  takesCrop?: true
}
