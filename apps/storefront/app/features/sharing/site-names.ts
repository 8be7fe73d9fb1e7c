import type { Channel } from '@passepartout/domain'

/** What the shops are called outside themselves. */
export const SITE_NAMES: Record<Channel, string> = {
  kartenliebe: 'Kartenliebe',
  passepartout: 'Passepartout',
}
