import { dayInZone, LAB_TIME_ZONE, legalPlaceholders } from '@passepartout/domain'
import type { DataServices } from './data-services.ts'
import type { Logger } from './log.ts'

/** A public shop must not request money into an account that does not exist, nor lack a number that the law requires. */
export function warnAboutLegalPlaceholders(
  { sellers, selling }: Pick<DataServices, 'sellers' | 'selling'>,
  log: Logger,
): void {
  const samples = sellers.sellers.filter(({ isSample }) => isSample).map(({ id }) => id)
  if (samples.length > 0)
    log.error({ sellers: samples }, 'sample sellers in use: fill in catalogue/selling/sellers.json')
  const day = dayInZone(LAB_TIME_ZONE, new Date())
  const found = legalPlaceholders({ sellers, customs: selling.customs }, day)
  const missing = found.map(({ path, what }) => `${path}: ${what}`)
  if (missing.length > 0) log.warn({ missing }, 'legal data are placeholders: npm run shop -- check')
}
