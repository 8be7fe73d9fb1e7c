import type { Database } from '@passepartout/db'
import type { Document } from '@passepartout/document'
import type { Catalogue, PriceBook } from '@passepartout/domain'
import type { ObjectStorage } from './adapters/storage/object-storage.ts'
import type { PictureWorkshop } from './pictures/picture-workshop.ts'

/** The part of a structured logger that is used; pino fits. */
export interface ApiLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Everything the API needs from the process that runs it. */
export interface ApiDeps {
  db: Database
  storage: ObjectStorage
  pictures: PictureWorkshop
  /** The picture of a cart line's frozen design, as WebP. */
  drawLine: (line: { document: Document; width: number }) => Promise<Uint8Array>
  /** Functions, so that a list read anew takes effect without a restart. */
  catalogue: () => Catalogue
  priceBook: () => PriceBook
  clock: () => Date
  log: ApiLog
  /** Signs the visitor cookie; at least 32 characters. */
  secret: string
  /** The shop is reached over https. */
  secureCookies: boolean
  /** Throw where an answer is not as its contract says; for tests and development. */
  checkResponses?: boolean
}
