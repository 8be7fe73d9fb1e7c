import type { HashEmail } from '@passepartout/db'
import { signatureOf } from '@passepartout/http'

/** Names an address in the record of agreements, so that only who knows address and key finds its rows. */
export const hashAddress =
  (secret: string): HashEmail =>
  (channel, email) =>
    signatureOf(`newsletter consent 1 ${channel} ${email}`, secret)
