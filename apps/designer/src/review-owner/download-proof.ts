import type { LinkShop } from '../phone-upload/link-data.ts'

/** Saves a proof as a file; `false` where the request failed. Guests send their link's token instead of the cookie. */
export async function downloadProof(
  { channel, country, locale }: LinkShop,
  path: string,
  token?: string,
): Promise<boolean> {
  const headers = { 'x-shop-channel': `${channel}-${country}`, 'x-shop-locale': locale }
  const answer = await fetch(path, {
    referrerPolicy: 'no-referrer',
    credentials: token === undefined ? 'same-origin' : 'omit',
    headers: token === undefined ? headers : { ...headers, 'x-share-token': token },
  }).catch(() => undefined)
  if (!answer?.ok) return false
  const href = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), { href, download: 'proof.pdf' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
  return true
}
