import type { TableProductFormBlock } from '@passepartout/content-model'
import type {
  CartArticleInput,
  Client,
  UndesignedAppearance,
  UndesignedCartLine,
} from '@passepartout/contracts'
import type { DesignableKind as DesignerName, DesignerParams, ProductKind } from '@passepartout/domain'
import type { ComponentType } from 'react'
import type { LoadContext } from '../../platform/block.ts'
import type { Page } from '../../platform/page.ts'
import type { LoadedPrice } from '../prices/starting-price.tsx'
import type { ProductForm } from '../product-form/product-form.ts'

export type Values = Readonly<Record<string, string>>

/** Query for a starting price: an id within the kind, and optionally a format; without one the cheapest. */
export interface StartingPriceQuery {
  id: string
  format?: string | undefined
}

/** Matches a block of a page by its fields; a field of `undefined` has to be empty there. */
export type BlockMatch = { component: string } & Readonly<Record<string, string | undefined>>

type Body<K extends ProductKind> = Extract<CartArticleInput, { kind: K }>

/** The part of a product kind that pages need. One file per kind, listed in `registry.ts`. */
export interface StorefrontKindAdapter<K extends ProductKind = ProductKind> {
  /** Prices that content requests by `<kind>/<id>`; none if the shop does not sell the product. */
  prices?: (query: StartingPriceQuery, api: Client) => Promise<LoadedPrice[]>
  /** The block that configures the product of a designer's address, or the inner path of a page of its own. */
  chosenOn?: (params: DesignerParams[K & DesignerName]) => BlockMatch | string
  /** Product form of a `calculator` block about this kind. */
  calculator?: (context: LoadContext, block: TableProductFormBlock) => Promise<ProductForm | undefined>
  /** For kinds that go into the cart without a design. */
  article?: {
    /** Form fields that identify the configuration, for the page that a visitor returns to from the cart. */
    fields: readonly string[]
    /** Parses a plain form; the API refuses missing and invalid values. */
    query: (values: Values) => Omit<Body<K>, 'quantity' | 'expectedPrice' | 'lineId' | 'kind'>
    /** Identifies the configuration whose price the page showed. */
    choice: (values: Values) => string
    /** Its image in the cart. */
    Picture: ComponentType<{ page: Page; look: UndesignedAppearance; name: string }>
    /** The customer's text on it. */
    written?: (configuration: UndesignedCartLine['configuration']) => string
  }
}
