import type { Database, OrderRow } from '@passepartout/db'
import type { DesignKind, DesignLibrary } from '@passepartout/designs'
import type { CardSideLayer, Document, ParseResult, TextMeasures } from '@passepartout/document'
import type {
  Catalogue,
  DeliveryCalendar,
  Locale,
  LogFields,
  Metric,
  PriceBook,
  PrintFinish,
  ProductAppearance,
  Sellers,
  SellingData,
  Shop,
} from '@passepartout/domain'
import type { Requester, Signer } from '@passepartout/http'
import type { Jobs } from '@passepartout/jobs'
import type { ObjectStorage } from '@passepartout/storage'
import type { Recaptcha } from './adapters/captcha/recaptcha.ts'
import type { PaymentProviders } from './adapters/payment/payment-provider.ts'
import type { VatRegister } from './adapters/vat/vat-number.ts'
import type { CheckedBody } from './http/check-body.ts'
import type { ReceivedJson } from './http/read-json.ts'
import type { ImageDecoder } from './image-decoding/image-decoder.ts'
import type { ContentReader } from './modules/content/content-reader.ts'
import type { DraftBodyKind, ParsedDraft } from './modules/drafts/parse-draft.ts'

/** The part of a structured logger that is used; pino fits. */
export interface ApiLog {
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}

/** Whom a message on a topic goes to. */
export interface ContactPoint {
  /** What the topic is called. */
  topic: string
  /** The person or the team. */
  name: string
  email: string
  hours?: string | undefined
}

/** What hangs on an order's payment. Each is called in the transaction of what it follows, and fails with it. */
export interface OrderHooks {
  /** The order was written. */
  onPlaced?: (tx: Database, order: OrderRow) => Promise<void>
  /** The order may be made: its money is there, or it is made on account. */
  onPaid?: (tx: Database, order: OrderRow, how: { onAccount: boolean }) => Promise<void>
  /** A transfer is still missing. Without this nobody is reminded. */
  onReminder?: (tx: Database, order: OrderRow) => Promise<void>
  /** The order was cancelled because nobody paid. */
  onUnpaid?: (tx: Database, order: OrderRow) => Promise<void>
}

/** Reads drafts: as they are sent, and once more as they are kept. */
export interface DraftParser {
  /** `unavailable` where too many wait, or reading took too long or too much memory. */
  read<Name extends DraftBodyKind>(name: Name, json: ReceivedJson): Promise<CheckedBody<ParsedDraft<Name>>>
  /** `parseDocument` of a kept document; none where too many large ones wait. */
  open(document: unknown): Promise<ParseResult | undefined>
  /** `contentHash` of what goes into a cart; none where too many large ones wait. */
  hash(content: unknown): Promise<string | undefined>
  close(): Promise<void>
}

/** How tokens of Google are checked. */
export interface GoogleSettings {
  clientId: string
  /** Where the keys are (JWKS). */
  keysUrl: string
  issuers: readonly string[]
}

/**
 * Keys by what they sign: cookies of browsers, and addresses in mails and answers. `order` is the shop's secret, and the one
 * before it while it changes.
 */
export type ApiKeys = Readonly<Record<'cookie' | 'link' | 'order', Signer>>

/** Everything the API needs from the process that runs it. */
export interface ApiDeps {
  db: Database
  /** By the methods that have one; Stripe is offered where there is one. */
  paymentProviders: PaymentProviders
  /** Mail addresses of those who may pay by invoice, in small letters. */
  invoiceCustomers: readonly string[]
  orderHooks: OrderHooks
  /** What follows from a call is done later, once its transaction is committed. */
  jobs: Pick<Jobs, 'enqueue' | 'sendLater'>
  storage: ObjectStorage
  /** Where the plant fetches what it makes. */
  plant: Pick<ObjectStorage, 'remove'>
  pictures: ImageDecoder
  draftReader: DraftParser
  /** Each of these is done in turn with others by `asker`, whose signal ends it. The picture of a frozen design as WebP, with what the finished product has around it. */
  drawLine: (
    line: { document: Document; width: number; dress?: ProductAppearance | undefined },
    asker?: Requester,
  ) => Promise<Uint8Array>
  /** A design as a PDF to look at: `words` across every page, photos small. */
  drawProof: (
    proof: { document: Document; words: string; title: string; createdAt: Date },
    asker?: Requester,
  ) => Promise<Uint8Array>
  /** A page of a design that is still being worked on, as WebP; photos that have not arrived yet are left out. */
  drawDraft: (
    draft: { document: Document; page: number; side: number },
    asker?: Requester,
  ) => Promise<Uint8Array>
  /** The picture of an article from the shelf, by its file's name. */
  readGoods: (name: string) => Promise<Uint8Array | undefined>
  /** The document with all that it shows, as an order keeps it. */
  freeze: (document: Document, asker?: Requester) => Promise<Document>
  /** How its texts are set: whether they fit, and what their typefaces lack. */
  measureTexts: (document: Document, asker?: Requester) => Promise<TextMeasures>
  /**
   * A page of a design as WebP; nothing where the design has no such page or palette, or where whoever asked has left
   * by `signal` before it was begun.
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
  /** Functions, so that a list read anew takes effect without a restart. */
  catalogue: () => Catalogue
  priceBook: () => PriceBook
  delivery: () => DeliveryCalendar
  sellers: () => Sellers
  selling: () => SellingData
  designs: () => DesignLibrary
  /** Addresses of one page in every locale of the channel that has it; pages are the storefront's to know. */
  localisedPages: (shop: Shop, innerPath: string) => Promise<readonly { locale: Locale; url: string }[]>
  /** Pages as their stories say them; content is the storefront's to know. */
  content: ContentReader
  /** A visitor's country (ISO 3166) as the process knows it, where it knows it; never asks anybody outside. */
  countryOf?: (request: Request) => { country: string; source: 'proxy' | 'address' } | undefined
  /** Who answers on a topic of the contact page; content is the storefront's to know. */
  contactPoint: (shop: Shop, topic: string) => Promise<ContactPoint | undefined>
  /** Absolute address of a page of a shop, for mails. */
  pageUrl: (shop: Shop, innerPath: string) => string
  /** Where the shop's mails come from. */
  mailSender: (shop: Shop) => { name: string; address: string }
  /** A visitor's address as the process knows it, to count attempts by. */
  addressOf?: (request: Request) => string | undefined
  /** Asks whether a company's VAT number is given; where it is absent, form and check digits must do. */
  vatRegister?: VatRegister
  /** Versions of the legal texts a shop shows, by text; content is the storefront's to know. */
  legalTexts?: (shop: Shop) => Promise<Record<string, string>>
  /** Version of the words beside the newsletter's button; messages are the storefront's to know. */
  newsletterText?: (shop: Shop) => string
  /** How long an order can be cancelled or its address changed. */
  changeMinutes?: number
  /** Adds to a sum of today in a shop; nothing of who it was. */
  count?: (shop: Pick<Shop, 'channel' | 'country'>, measure: Metric, subject: string, by?: number) => void
  /** Told of each call that a limit refused, by the name of the limit. */
  limited?: (limit: string) => void
  /** The shop records visits of those who agreed. */
  keepsRecordings?: boolean
  /** Files are refused when the disk would have less left than this. */
  minFreeBytes?: number
  /** How long contact messages are kept. */
  keepMessagesDays?: number
  /** How long after its delivery an order's photos are kept. */
  keepOrderPhotosDays?: number | undefined
  clock: () => Date
  log: ApiLog
  /** Log-in with Google, where it is offered. */
  google?: GoogleSettings | undefined
  /** Google's check of who sends a form, for visitors who agreed to it; the shop's own counts for everybody else. */
  recaptcha?: Recaptcha | undefined
  /** What hashes and links to orders follow from; never changes. At least 32 characters. */
  secret: string
  /** What signs cookies, and links that end, where that can change; else the secret does. */
  keys?: ApiKeys | undefined
  /** The shop is reached over https. */
  secureCookies: boolean
  /** Throw where an answer is not as its contract says; for tests and development. */
  checkResponses?: boolean
}
