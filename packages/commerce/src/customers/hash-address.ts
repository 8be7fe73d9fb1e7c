import type { HashEmail } from '@passepartout/db'
import { signatureOf } from '@passepartout/http'

/** HMAC of an address for consent records: only address and key together find its rows. */
export const hashAddress =
  (secret: string): HashEmail =>
  (channel, email) =>
    signatureOf(`newsletter consent 1 ${channel} ${email}`, secret)
