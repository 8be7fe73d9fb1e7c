import type { Client } from '@passepartout/contracts'
import type { Catalogue, Shop } from '@passepartout/domain'
import type { StorefrontLog } from './services.ts'
import type { Stories } from './stories.ts'

/** Context of a block's data loading, before the page renders. */
export interface LoadContext {
  shop: Shop
  path: string
  query: URLSearchParams
  catalogue: Catalogue
  /** The shop's API; anonymous, like every content page. */
  api: Client
  stories: Pick<Stories, 'find' | 'list'>
  log: StorefrontLog
}
