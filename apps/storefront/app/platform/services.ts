import type {
  Catalogue,
  ConsentPurpose,
  HostMap,
  LegalNumber,
  LogFields,
  RetentionOverrides,
  Shop,
} from '@passepartout/domain'
import type { ShopFacts } from './shop-facts.ts'
import type { ShopServices } from './shop-services.ts'
import type { Stories } from './stories.ts'

/** Facts about the legal entity that sells in a shop. */
export interface SellerFacts {
  /** Full years for which it retains invoices. */
  invoiceYears: number
  numbers: readonly LegalNumber[]
}

/** Created once per process and shared by all requests. */
export interface Services {
  stories: Stories
  catalogue: Catalogue
  hosts: HostMap
  /** Public protocol and port, for absolute URLs of other hosts. */
  publicOrigin: (host: string) => string
  /** Purposes that require the visitor's consent; none by default. */
  consentPurposes?: readonly ConsentPurpose[]
  /** Retention periods of this shop that differ from the default, in days. */
  keptOtherwise?: RetentionOverrides
  /** Payment methods of a shop's configuration, for texts of the content. */
  paymentWays?: ShopFacts['paymentWays']
  /** Facts about the seller in a shop. */
  sellerFacts?: (shop: Shop) => SellerFacts
  /** Settings of third-party services that scripts may use with the visitor's consent. */
  browserServices?: Omit<ShopServices, 'purposes'>
  /** Increments an anonymous daily total. */
  count?: (shop: Shop, measure: string, subject: string) => void
  log: StorefrontLog
}

/** The part of the server's logger the storefront uses; the fields' `key` is one of the registered events. */
export interface StorefrontLog {
  info: (fields: LogFields, message: string) => void
  warn: (fields: LogFields, message: string) => void
  error: (fields: LogFields, message: string) => void
}
