import type { Global } from '@passepartout/content-model'
import type { CallPayload, getShippingInformation } from '@passepartout/contracts'
import type {
  Channel,
  ConsentPurpose,
  LegalNumber,
  Locale,
  Money,
  PageFailure,
  Platform,
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

/** All data of a page during rendering; plain data and pure functions, the same for every visitor. */
export interface Page {
  shop: Shop
  platform: Platform
  path: string
  query: URLSearchParams
  status: number
  /** Why this is the error page. */
  failure?: PageFailure
  /** First path segment of the area with this error page; `''` for all areas without one of their own. */
  errorArea?: string
  /** Technical details may be displayed. */
  debug?: boolean
  /** Locale of the texts on the page: the shop's own, or its fallback. */
  contentLocale: Locale
  story: Story | undefined
  global: Global | undefined
  /** Trade terms that its texts explain. */
  glossary?: Glossary | undefined
  head: PageHead
  /** URLs of this page in the other locales, for hreflang and the country switch. */
  alternates: { locale: Locale | 'x-default'; url: string }[]
  /** Start pages of the channel's shops: targets of the country switch where a shop lacks this page. */
  startPages: readonly { locale: Locale; url: string }[]
  /** The story's validated blocks. */
  blocks: StoredBlock[]
  /** Data loaded by blocks, by `_uid`. */
  data: ReadonlyMap<string, unknown>
  /** Shipping fees of the shop's country, on pages that sell something. */
  shipping?: Shipping
  /** A form that is displayed again; such a page is personal. */
  form?: FormResult
  /** Purposes that require the visitor's consent. */
  consentPurposes: readonly ConsentPurpose[]
  /** Retention periods of this shop that differ from the default, in days. */
  keptOtherwise?: RetentionOverrides | undefined
  /** Numbers of the seller that the law wants shown in the shop's country. */
  legalNumbers?: readonly LegalNumber[] | undefined
  /** Settings of third-party services that scripts may use with the visitor's consent. */
  services?: ShopServices
  translate: Translate
  /**
   * URL in this shop of an inner one such as `/wandbilder?sort=created`: with prefix, desktop marker and trailing
   * slash; a designer's URL also names platform and locale.
   */
  href: (innerHref: string) => string
  /** Absolute URL of an inner path in this country's shop of a channel (mostly the other one). */
  shopUrl: (channel: Channel, innerPath: string) => string
  money: (amount: Money) => string
  /** Parts that the shop's pages have in common (`shared-part.tsx`). */
  shared: SharedParts
  /** For errors during rendering. */
  log?: StorefrontLog
}

export type Shipping = CallPayload<NonNullable<typeof getShippingInformation.shapes>>

/** A block of a story. */
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

/** Rendered children of a block: the following blocks that it takes, and those of its own fields. */
export interface BlockParts {
  children?: ReactNode
  nested?: Readonly<Record<string, ReactNode>>
}

const PageContext = createContext<Page | undefined>(undefined)
export const PageProvider = PageContext.Provider

/** The page being rendered (server only; islands get JSON props instead); `undefined` where loading it failed. */
export const usePage = (): Page | undefined => useContext(PageContext)
