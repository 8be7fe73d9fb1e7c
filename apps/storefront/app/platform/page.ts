import type { Global } from '@passepartout/content-model'
import type { CallPayload, getShippingInformation } from '@passepartout/contracts'
import type {
  Channel,
  ConsentPurpose,
  Locale,
  Money,
  PageFailure,
  Platform,
  RegisterNumber,
  RetentionOverrides,
  Shop,
  Translate,
} from '@passepartout/domain'
import { createContext, type ReactNode, useContext } from 'react'
import type { FormResult } from './form-result.ts'
import type { Glossary } from './glossary.ts'
import type { StorefrontLog } from './services.ts'
import type { SharedParts } from './shared-parts.ts'
import type { ShopServices } from './shop-services.ts'
import type { Story } from './stories.ts'

/** Everything a page needs while it renders; plain data and pure functions, the same for every visitor. */
export interface Page {
  shop: Shop
  platform: Platform
  path: string
  query: URLSearchParams
  status: number
  /** Why this is the error page. */
  failure?: PageFailure
  /** First segment of the addresses that share this error page; `''` for all that have none of their own. */
  errorArea?: string
  /** Technical details may be shown. */
  debug?: boolean
  /** Locale of the words on the page: the shop's own, or the one its content falls back to. */
  contentLocale: Locale
  story: Story | undefined
  global: Global | undefined
  /** Words of the trade that its texts explain. */
  glossary?: Glossary | undefined
  head: PageHead
  /** The other locales' addresses of this page, for hreflang and the country switch. */
  alternates: { locale: Locale | 'x-default'; url: string }[]
  /** Where each of the channel's shops begins: the country switch leads there where a shop has no such page. */
  startPages: readonly { locale: Locale; url: string }[]
  /** The story's blocks, checked. */
  blocks: StoredBlock[]
  /** What blocks loaded, by `_uid`. */
  data: ReadonlyMap<string, unknown>
  /** What shipping costs to the shop's country, where the page sells something. */
  shipping?: Shipping
  /** A form on the page that came back; such a page is the visitor's own. */
  form?: FormResult
  /** For what visitors are asked to agree. */
  consentPurposes: readonly ConsentPurpose[]
  /** What this shop keeps for another time than by default, in days. */
  keptOtherwise?: RetentionOverrides | undefined
  /** Numbers of the seller in registers of the shop's country. */
  registers?: readonly RegisterNumber[] | undefined
  /** What its scripts need to reach the services that visitors can agree to. */
  services?: ShopServices
  translate: Translate
  /**
   * Address in this shop of an inner one such as `/wandbilder?sort=created`: with prefix, desktop marker and trailing
   * slash; a designer's names platform and locale too.
   */
  href: (innerHref: string) => string
  /** Absolute address of an inner path in this country's shop of a channel (the other one, mostly). */
  shopUrl: (channel: Channel, innerPath: string) => string
  money: (amount: Money) => string
  /** What other pages of the shop show just so (`shared-part.tsx`). */
  shared: SharedParts
  /** For what goes wrong while the page renders. */
  log?: StorefrontLog
}

export type Shipping = CallPayload<NonNullable<typeof getShippingInformation.shapes>>

/** A block as stories hold it. */
export interface StoredBlock {
  _uid: string
  component: string
}

export interface PageHead {
  title: string
  description?: string
  robots?: string
  canonical: string
}

export interface BlockProps<B, D = undefined> {
  block: B
  page: Page
  data: D
}

/** What a block shows of other blocks: those right after it that it takes in, and those in fields of its own. */
export interface BlockParts {
  children?: ReactNode
  nested?: Readonly<Record<string, ReactNode>>
}

const PageContext = createContext<Page | undefined>(undefined)
export const PageProvider = PageContext.Provider

/** The page being rendered (server only; islands get JSON props instead); `undefined` where loading it failed. */
export const usePage = (): Page | undefined => useContext(PageContext)
