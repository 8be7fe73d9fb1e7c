import type { Channel } from '@passepartout/domain'

/** Port of the shop that the journeys are shown on. */
export const shopPort = (): number => Number(new URL(process.env.SHOP_URL ?? 'http://127.0.0.1:3000').port)

/** Where a channel's shop of a country is found: `http://kartenliebe.de.localhost:3000`. */
export const shopAt = (channel: Channel, country = 'de'): string =>
  `http://${channel}.${country}.localhost:${shopPort()}`
