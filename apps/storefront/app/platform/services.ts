import type {
  Catalogue,
  ConsentPurpose,
  HostMap,
  LogFields,
  RegisterNumber,
  RetentionOverrides,
  Shop,
} from '@passepartout/domain'
import type { ShopFacts } from './shop-facts.ts'
import type { ShopServices } from './shop-services.ts'
import type { Stories } from './stories.ts'

/** What pages say of the legal entity that sells in a shop. */
export interface SellerFacts {
  /** Full years for which it keeps invoices. */
  invoiceYears: number
  registers: readonly RegisterNumber[]
}

/** Built once per process and shared by all requests. */
export interface Services {
  stories: Stories
  catalogue: Catalogue
  hosts: HostMap
  /** Public protocol and port, to write absolute addresses of other hosts. */
  publicOrigin: (host: string) => string
  /** For what visitors are asked to agree; by default for nothing. */
  consentPurposes?: readonly ConsentPurpose[]
  /** What this shop keeps for another time than by default, in days. */
  keptOtherwise?: RetentionOverrides
  /** How one can pay in a shop as it is set up; texts of the content name these. */
  paymentWays?: ShopFacts['paymentWays']
  /** What a shop says of who sells in it. */
  sellerFacts?: (shop: Shop) => SellerFacts
  /** What browsers need to reach the services that visitors can agree to. */
  browserServices?: Omit<ShopServices, 'purposes'>
  /** Adds one to a sum of today; nothing of who it was. */
  count?: (shop: Shop, measure: string, subject: string) => void
  log: StorefrontLog
}

/** The part of the server's logger the storefront uses; the fields' `key` is one of the registered events. */
export interface StorefrontLog {
  info: (fields: LogFields, message: string) => void
  warn: (fields: LogFields, message: string) => void
  error: (fields: LogFields, message: string) => void
}
