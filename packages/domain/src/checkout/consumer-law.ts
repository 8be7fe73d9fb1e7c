import type { CountryCode } from '../shops/locales.ts'

/** Rights of a consumer in distance sales, by country; days count from the day after delivery. */
export interface ConsumerLaw {
  /** Days to withdraw without giving a reason; `null` if no law grants the right. */
  withdrawalDays: number | null
  /** The law that requires manufacturer, address, product id and warnings beside an offer. */
  productSafety: 'gpsr' | 'gb' | 'ch' | 'us'
}

const EU: ConsumerLaw = { withdrawalDays: 14, productSafety: 'gpsr' }

/**
 * Directive 2011/83/EU and its national equivalents; the withdrawal button is required since 2026-06-19 (trade facts
 * 2.12).
 */
export const CONSUMER_LAW: Readonly<Record<CountryCode, ConsumerLaw>> = {
  at: EU,
  be: EU,
  ch: { withdrawalDays: null, productSafety: 'ch' },
  com: { withdrawalDays: null, productSafety: 'us' },
  de: EU,
  es: EU,
  fr: EU,
  gb: { withdrawalDays: 14, productSafety: 'gb' },
  it: EU,
  li: EU,
  lu: EU,
  nl: EU,
}

/** Whether a shop shows how to withdraw from a contract. */
export const offersWithdrawal = (country: CountryCode): boolean =>
  CONSUMER_LAW[country].withdrawalDays !== null
