import type { ConsentPurpose } from '@passepartout/domain'

/** What a page says of the services that its shop uses; the same for everybody. */
export interface ShopServices {
  /** For what visitors are asked to agree. */
  purposes: readonly ConsentPurpose[]
  /** Key and addresses of the flag service. */
  flags?: FlagAddresses | undefined
  /** Container of the tag manager. */
  tagManager?: string | undefined
  /** Site key of Google's check of who sends a form, for visitors who agreed to marketing. */
  recaptcha?: string | undefined
  /** Script of a messenger service, fetched when a visitor asks for help. */
  messenger?: string | undefined
  /** Share of the visits that are recorded, 0 to 1. */
  recordingRate?: number | undefined
}

export interface FlagAddresses {
  key: string
  sdk: string
  events: string
  auth: string
  telemetry: string
}

export const SHOP_SERVICES = 'shop-services'
