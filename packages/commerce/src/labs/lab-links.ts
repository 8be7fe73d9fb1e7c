import { isSignatureOf, type Signer, signatureOf } from '@passepartout/http'

/** Labs fetch files within minutes, and again for days where something fails. */
const FILE_DAYS = 7
const DAY_S = 86_400

/** Keys of print files that may be fetched: `production/2026-11-30/pp-7k3m-2rtx/1.pdf`. */
const FILE_KEY =
  /^production\/\d{4}-\d\d-\d\d\/[a-z]{2}-[a-z0-9]{4}-[a-z0-9]{4}\/\d{1,4}(-reprint-\d{1,3})?\.pdf$/

/** Below the shop's origin. */
const LAB_PATH = '/web-api/labs'

/** A text and its signature in one, safe in an address; it is not secret. */
const sign = (text: string, signer: Signer): string =>
  `${Buffer.from(text).toString('base64url')}.${signatureOf(text, signer)}`

/** The text of what this shop signed. */
function open(link: string, signer: Signer): string | undefined {
  const [coded = '', signature = ''] = link.split('.')
  const text = Buffer.from(coded, 'base64url').toString('utf8')
  return isSignatureOf(signature, text, signer) ? text : undefined
}

/** A time-limited link to a print file. */
export function labFileUrl(
  key: string,
  { origin, signer, now }: { origin: string; signer: Signer; now: Date },
): string {
  if (!FILE_KEY.test(key)) throw new Error('This is no print file')
  // Whole days, so that repeated attempts send the same address.
  const expires = Math.ceil(now.getTime() / 1000 / DAY_S + FILE_DAYS) * DAY_S
  return `${origin}${LAB_PATH}/files/${sign(`lab-file ${key} ${expires}`, signer)}`
}

/** The storage key of a link's file; `undefined` for a link that this shop did not sign, or that has expired. */
export function openLabFileLink(
  link: string,
  { signer, now }: { signer: Signer; now: Date },
): string | undefined {
  const [purpose, key = '', expires] = open(link, signer)?.split(' ') ?? []
  const isValid = purpose === 'lab-file' && FILE_KEY.test(key) && Number(expires) * 1000 >= now.getTime()
  return isValid ? key : undefined
}

/** Where a lab sends the callbacks of a lab order. Its token proves that the lab was told the address. */
export const labCallbackUrl = (
  { lab, id }: { lab: string; id: string },
  { origin, signer }: { origin: string; signer: Signer },
): string => `${origin}${LAB_PATH}/${lab}/events?token=${sign(`lab-callback ${lab} ${id}`, signer)}`

/** The lab order of a callback's token. */
export function openLabCallbackToken(token: string, lab: string, signer: Signer): string | undefined {
  const [purpose, named, id] = open(token, signer)?.split(' ') ?? []
  return purpose === 'lab-callback' && named === lab ? id : undefined
}
