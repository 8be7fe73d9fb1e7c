import type { LinkShop } from './link-data.ts'

const headersOf = ({ channel, country, locale }: LinkShop) => ({
  'x-shop-channel': `${channel}-${country}`,
  'x-shop-locale': locale,
})

/** Sends no cookie: the photos belong to the draft of the link, not to this browser's visitor. */
const callPhoneLink = (shop: LinkShop, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(path, { method: 'POST', credentials: 'omit', headers: { ...headersOf(shop), ...headers }, body })

const json = { 'content-type': 'application/json' }

/** Message of a refusal; empty where the response did not come from the shop. */
const messageOf = (body: { message?: { text?: unknown } } | undefined): string =>
  typeof body?.message?.text === 'string' ? body.message.text : ''

/** Exchanges a token for its key, once; undefined where it was used before. */
export async function claimLink(
  shop: LinkShop,
  token: string,
): Promise<{ key: string; number: string } | undefined> {
  const answer = await callPhoneLink(shop, '/web-api/phone/claim', JSON.stringify({ token }), json).catch(
    () => undefined,
  )
  return answer?.ok ? (await answer.json()).payload : undefined
}

/** State of the link; `unknown` on network errors, which do not end the link. */
export async function pollState(shop: LinkShop, key: string): Promise<string> {
  const answer = await callPhoneLink(shop, '/web-api/phone/state', JSON.stringify({ key }), json).catch(
    () => undefined,
  )
  return answer?.ok ? (await answer.json()).payload.state : 'unknown'
}

/**
 * Sends a photo. Returns undefined on success, `gone` for a closed link, otherwise the refusal's message, which is
 * empty on network errors.
 */
export async function sendPhoto(shop: LinkShop, key: string, file: File): Promise<string | undefined> {
  const headers = { 'x-phone-key': key, 'x-file-name': encodeURIComponent(file.name) }
  const answer = await callPhoneLink(shop, '/web-api/phone/photos', file, headers).catch(() => undefined)
  if (!answer) return ''
  if (answer.ok) return undefined
  if (answer.status === 410) return 'gone'
  const body = await answer.json().catch(() => undefined)
  return messageOf(body)
}

type RefusedClaim = { ok: false; message: string }

async function parsePhoneResponse<T>(
  answer: Response | undefined,
): Promise<(T & { ok: true }) | RefusedClaim> {
  const body = await answer?.json().catch(() => undefined)
  if (answer?.ok) return { ok: true, ...body.payload }
  return { ok: false, message: messageOf(body) }
}

/** Exchanges an entered code for its key, once, or returns the reason of the refusal. */
export const claimByCode = async (shop: LinkShop, code: string) =>
  parsePhoneResponse<{ key: string; number: string }>(
    await callPhoneLink(shop, '/web-api/draft-links/claim', JSON.stringify({ code }), json).catch(
      () => undefined,
    ),
  )

/** Copies the design to this browser's visitor, hence with its cookie. */
export const consumeDraftLink = async (shop: LinkShop, key: string) =>
  parsePhoneResponse<{ path: string }>(
    await fetch('/web-api/draft-links/take', {
      method: 'POST',
      headers: { ...headersOf(shop), ...json },
      body: JSON.stringify({ key }),
    }).catch(() => undefined),
  )
