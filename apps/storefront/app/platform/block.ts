import type { Client } from '@passepartout/contracts'
import type { Catalogue, Shop } from '@passepartout/domain'
import type { StorefrontLog } from './services.ts'
import type { Stories } from './stories.ts'

/** What a block may use to load its data, before the page renders. */
export interface LoadContext {
  shop: Shop
  path: string
  query: URLSearchParams
  catalogue: Catalogue
  /** The shop's API; anonymous, as everything on a content page. */
  api: Client
  stories: Pick<Stories, 'find' | 'list'>
  log: StorefrontLog
}
