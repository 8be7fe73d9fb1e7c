import type { GoodsCalculator } from '@passepartout/content-model'
import type { ArticleBody, ArticleCartLine, ArticleLook, Client } from '@passepartout/contracts'
import type { ArticleKind, Configurator as DesignerName, DesignerParams } from '@passepartout/domain'
import type { ComponentType } from 'react'
import type { LoadContext } from '../../platform/block.ts'
import type { Page } from '../../platform/page.ts'
import type { Configurator } from '../configurator/configurator.ts'
import type { LoadedPrice } from '../prices/from-price.tsx'

export type Values = Readonly<Record<string, string>>

/** Of what a price is asked: an id of the kind's own and perhaps a format; without it the cheapest is meant. */
export interface PriceAsk {
  id: string
  format?: string | undefined
}

/** A block on a page, by its fields; a field of `undefined` is empty there. */
export type WantedBlock = { component: string } & Readonly<Record<string, string | undefined>>

type Body<K extends ArticleKind> = Extract<ArticleBody, { kind: K }>

/** What a kind of product brings to pages. One file per kind, listed in `registry.ts`. */
export interface StorefrontKind<K extends ArticleKind = ArticleKind> {
  /** Prices of what content asks for by `<kind>/<id>`; none where the shop does not sell it. */
  prices?: (asked: PriceAsk, api: Client) => Promise<LoadedPrice[]>
  /** The block that lets choose what its designer's address names, or the inner path of a page of its own. */
  chosenOn?: (params: DesignerParams[K & DesignerName]) => WantedBlock | string
  /** What a calculator about it lets choose. */
  calculator?: (context: LoadContext, block: GoodsCalculator) => Promise<Configurator | undefined>
  /** Of kinds that go into the cart as they are described. */
  article?: {
    /** The fields of its form that tell the choice, for the page that comes back from the cart. */
    fields: readonly string[]
    /** What a plain form says; whatever is missing or odd is the API's to refuse. */
    asked: (values: Values) => Omit<Body<K>, 'quantity' | 'expectedPrice' | 'lineId' | 'kind'>
    /** Names the choice whose price the page showed. */
    choice: (values: Values) => string
    /** Its picture in the cart. */
    Picture: ComponentType<{ page: Page; look: ArticleLook; name: string }>
    /** What the customer wrote on it. */
    written?: (configuration: ArticleCartLine['configuration']) => string
  }
}
