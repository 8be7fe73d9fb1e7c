import type { Channel } from '@passepartout/domain'

/** Names of the shops outside their own pages, spelled like their logos. */
export const SITE_NAMES: Record<Channel, string> = {
  kartenliebe: 'kartenliebe',
  passepartout: 'Passepartout',
}
