import type { Channel } from '@passepartout/domain'

/** What the shops are called outside themselves, written as their word marks are. */
export const SITE_NAMES: Record<Channel, string> = {
  kartenliebe: 'kartenliebe',
  passepartout: 'Passepartout',
}
