import type { Channel } from '@passepartout/domain'

/** Port of the shop under test. */
export const shopPort = (): number => Number(new URL(process.env.SHOP_URL ?? 'http://127.0.0.1:3000').port)

/** Origin of a channel's shop in a country: `http://kartenliebe.de.localhost:3000`. */
export const shopAt = (channel: Channel, country = 'de'): string =>
  `http://${channel}.${country}.localhost:${shopPort()}`
