import type { Client } from '@passepartout/contracts'
import type { Catalogue, Shop } from '@passepartout/domain'
import type { ReactNode } from 'react'
import type { BlockProps } from './page.ts'

/** What a block may use to load its data, before the page renders. */
export interface LoadContext {
  shop: Shop
  path: string
  query: URLSearchParams
  catalogue: Catalogue
  /** The shop's API; anonymous, as everything on a content page. */
  api: Client
}

/** A content component: how it looks and, where it needs more than its story, how it loads that. */
export interface BlockDefinition<B, D = undefined> {
  component: (props: BlockProps<B, D>) => ReactNode
  load?: (block: B, context: LoadContext) => Promise<D>
}

export const defineBlock = <B, D = undefined>(definition: BlockDefinition<B, D>): BlockDefinition<B, D> =>
  definition
