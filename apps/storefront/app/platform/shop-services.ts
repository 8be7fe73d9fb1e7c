import type { ConsentPurpose } from '@passepartout/domain'

/** A page's settings of the services that its shop uses; the same for every visitor. */
export interface ShopServices {
  /** Purposes that require the visitor's consent. */
  purposes: readonly ConsentPurpose[]
  /** Key and URLs of the flag service. */
  flags?: FlagAddresses | undefined
  /** Container of the tag manager. */
  tagManager?: string | undefined
  /** Site key of Google's bot check for forms, for visitors who consented to marketing. */
  recaptcha?: string | undefined
  /** Script of a messenger service, loaded when a visitor opens help. */
  messenger?: string | undefined
  /** Share of visits to record, 0 to 1. */
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
