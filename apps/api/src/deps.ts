import type { ContactPoint, ContactRetentionPorts } from '@passepartout/commerce/emails'
import type { Labs } from '@passepartout/commerce/labs'
import type { PaymentPorts } from '@passepartout/commerce/payments'
import type { RetentionPorts } from '@passepartout/commerce/retention'
import type { DesignKind, DesignLibrary } from '@passepartout/designs'
import type { CardSideLayer, Document, ParseResult, TextMeasures } from '@passepartout/document'
import type {
  Catalogue,
  DeliveryCalendar,
  Locale,
  Metric,
  PriceBook,
  PrintFinish,
  ProductAppearance,
  SellingData,
  Shop,
} from '@passepartout/domain'
import type { Requester, Signer } from '@passepartout/http'
import type { Jobs } from '@passepartout/jobs'
import type { ObjectStorage } from '@passepartout/storage'
import type { Recaptcha } from './adapters/captcha/recaptcha.ts'
import type { VatRegister } from './adapters/vat/vat-number.ts'
import type { CheckedBody } from './http/check-body.ts'
import type { ReceivedJson } from './http/read-json.ts'
import type { ImageDecoder } from './image-decoding/image-decoder.ts'
import type { ContentReader } from './modules/content/content-reader.ts'
import type { DraftBodyKind, ParsedDraft } from './modules/drafts/parse-draft.ts'

/** Parses drafts on receipt and again from the database. */
export interface DraftParser {
  /** `unavailable` when the queue is full or parsing exceeded its time or memory. */
  read<Name extends DraftBodyKind>(name: Name, json: ReceivedJson): Promise<CheckedBody<ParsedDraft<Name>>>
  /** `parseDocument` of a stored document; `undefined` when the queue of large ones is full. */
  open(document: unknown): Promise<ParseResult | undefined>
  /** `contentHash` of a cart line's design; `undefined` when the queue of large ones is full. */
  hash(content: unknown): Promise<string | undefined>
  close(): Promise<void>
}

/** How Google's tokens are verified. */
export interface GoogleSettings {
  clientId: string
  /** Address of the public keys (JWKS). */
  keysUrl: string
  issuers: readonly string[]
}

/**
 * Signing keys by purpose: cookies, and links in emails and responses. `order` is the shop's secret, with its
 * predecessor during a rotation.
 */
export type ApiKeys = Readonly<Record<'cookie' | 'link' | 'order', Signer>>

/** The shop at another moment, or with campaigns that are not published. */
export interface PricePreview {
  now: Date
  priceBook: PriceBook
  selling: SellingData
}

/** Everything the API needs from its process. */
export interface ApiDeps extends PaymentPorts, RetentionPorts, ContactRetentionPorts {
  /** Enqueues jobs that follow from a call, within its transaction. */
  jobs: Pick<Jobs, 'enqueue' | 'sendLater'>
  pictures: ImageDecoder
  draftReader: DraftParser
  /**
   * The render functions below share a fair queue by requester, whose signal cancels the task.
   * Renders a frozen design as WebP with its product appearance.
   */
  drawLine: (
    line: { document: Document; width: number; dress?: ProductAppearance | undefined },
    requester?: Requester,
  ) => Promise<Uint8Array>
  /** A PDF for the screen: a proof with `words` across every page and small photos, or a copy with photos at `ppi`. */
  drawProof: (
    proof: { document: Document; words?: string; ppi?: number; title: string; createdAt: Date },
    requester?: Requester,
  ) => Promise<Uint8Array>
  /** A page of a draft as WebP; photos that are not uploaded yet are left out. */
  drawDraft: (
    draft: { document: Document; page: number; side: number },
    requester?: Requester,
  ) => Promise<Uint8Array>
  /** The image of a ready-made article, by file name. */
  readGoods: (name: string) => Promise<Uint8Array | undefined>
  /** The document with everything it shows included, as stored in an order. */
  freeze: (document: Document, requester?: Requester) => Promise<Document>
  /** Measures the texts: whether they fit, and which characters their fonts lack. */
  measureTexts: (document: Document, requester?: Requester) => Promise<TextMeasures>
  /**
   * Renders a page of a design as WebP; `undefined` when the design has no such page or palette, or when `signal`
   * aborted before rendering began.
   */
  drawDesign: (
    picture: {
      kind: DesignKind
      id: string
      page?: string
      palette?: string
      locale: Locale
      refinement: PrintFinish
      /** Pixels. */
      width: number
      part?: CardSideLayer
    },
    signal?: AbortSignal,
  ) => Promise<Uint8Array | undefined>
  /** Where the labs fetch print files. */
  plant: Pick<ObjectStorage, 'open' | 'put' | 'remove'>
  /** The labs that make products, as the shop reaches them. */
  labs: Labs
  /** Functions, so that reloaded data takes effect without a restart. */
  catalogue: () => Catalogue
  priceBook: () => PriceBook
  delivery: () => DeliveryCalendar
  selling: () => SellingData
  designs: () => DesignLibrary
  /** Pages of the content stories; the storefront holds the content. */
  content: ContentReader
  /** The visitor's country (ISO 3166) where the process knows it; never queries an outside service. */
  countryOf?: (request: Request) => { country: string; source: 'proxy' | 'address' } | undefined
  /** The contact for a topic of the contact page; the storefront holds the content. */
  contactPoint: (shop: Shop, topic: string) => Promise<ContactPoint | undefined>
  /** The visitor's address as known to the process, for rate limits. */
  addressOf?: (request: Request) => string | undefined
  /** Checks whether a VAT number is valid; without it, form and check digits suffice. */
  vatRegister?: VatRegister
  /** Versions of a shop's legal texts, by text; the storefront holds the content. */
  legalTexts?: (shop: Shop) => Promise<Record<string, string>>
  /** Version of the text beside the newsletter button; the storefront holds the messages. */
  newsletterText?: (shop: Shop) => string
  /** Minutes in which an order can be cancelled or its address changed. */
  changeMinutes?: number
  /** Adds to today's anonymous total of a shop. */
  count?: (shop: Pick<Shop, 'channel' | 'country'>, measure: Metric, subject: string, by?: number) => void
  /** Called with the limit's name for each refused call. */
  limited?: (limit: string) => void
  /** The shop records sessions of visitors who consented. */
  keepsRecordings?: boolean
  /** Files are refused when less disk space than this would remain. */
  minFreeBytes?: number
  /** Prices and moment of a preview that a request asks for; public calls answer with them. */
  previewOf?: (request: Request) => Promise<PricePreview | undefined>
  google?: GoogleSettings | undefined
  /** Google's bot check for visitors who consented; every other visitor gets the shop's own. */
  recaptcha?: Recaptcha | undefined
  /** Base of hashes and order links; never changes. At least 32 characters. */
  secret: string
  /** Keys of cookies and expiring links, when they can rotate; else `secret` signs them. */
  keys?: ApiKeys | undefined
  secureCookies: boolean
  /** Throw when a response violates its contract; for tests and development. */
  checkResponses?: boolean
}
