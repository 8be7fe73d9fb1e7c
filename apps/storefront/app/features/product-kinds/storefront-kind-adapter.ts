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

/** Of what a price is asked: an id of the kind's own and perhaps a format; without it the cheapest is meant. */
export interface StartingPriceQuery {
  id: string
  format?: string | undefined
}

/** A block on a page, by its fields; a field of `undefined` is empty there. */
export type BlockMatch = { component: string } & Readonly<Record<string, string | undefined>>

type Body<K extends ProductKind> = Extract<CartArticleInput, { kind: K }>

/** What a kind of product brings to pages. One file per kind, listed in `registry.ts`. */
export interface StorefrontKindAdapter<K extends ProductKind = ProductKind> {
  /** Prices of what content asks for by `<kind>/<id>`; none where the shop does not sell it. */
  prices?: (asked: StartingPriceQuery, api: Client) => Promise<LoadedPrice[]>
  /** The block that lets choose what its designer's address names, or the inner path of a page of its own. */
  chosenOn?: (params: DesignerParams[K & DesignerName]) => BlockMatch | string
  /** What a calculator about it lets choose. */
  calculator?: (context: LoadContext, block: TableProductFormBlock) => Promise<ProductForm | undefined>
  /** Of kinds that go into the cart as they are described. */
  article?: {
    /** The fields of its form that tell the choice, for the page that comes back from the cart. */
    fields: readonly string[]
    /** What a plain form says; whatever is missing or odd is the API's to refuse. */
    asked: (values: Values) => Omit<Body<K>, 'quantity' | 'expectedPrice' | 'lineId' | 'kind'>
    /** Names the choice whose price the page showed. */
    choice: (values: Values) => string
    /** Its picture in the cart. */
    Picture: ComponentType<{ page: Page; look: UndesignedAppearance; name: string }>
    /** What the customer wrote on it. */
    written?: (configuration: UndesignedCartLine['configuration']) => string
  }
}
