import type { LinkShop } from './link-data.ts'

const headersOf = ({ channel, country, locale }: LinkShop) => ({
  'x-shop-channel': `${channel}-${country}`,
  'x-shop-locale': locale,
})

/** Whoever's cookie this browser holds, the photos are for somebody else's draft: it stays at home. */
const callPhoneLink = (shop: LinkShop, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(path, { method: 'POST', credentials: 'omit', headers: { ...headersOf(shop), ...headers }, body })

const json = { 'content-type': 'application/json' }

/** What a refusal says to people; empty where it came from something in between. */
const messageOf = (body: { message?: { text?: unknown } } | undefined): string =>
  typeof body?.message?.text === 'string' ? body.message.text : ''

/** The key for a token, once; nothing where it is used up. */
export async function claimLink(
  shop: LinkShop,
  token: string,
): Promise<{ key: string; number: string } | undefined> {
  const answer = await callPhoneLink(shop, '/web-api/phone/claim', JSON.stringify({ token }), json).catch(
    () => undefined,
  )
  return answer?.ok ? (await answer.json()).payload : undefined
}

/** What may be done now; a broken line is no end. */
export async function pollState(shop: LinkShop, key: string): Promise<string> {
  const answer = await callPhoneLink(shop, '/web-api/phone/state', JSON.stringify({ key }), json).catch(
    () => undefined,
  )
  return answer?.ok ? (await answer.json()).payload.state : 'unknown'
}

/** Sends a photo; `gone` where the way is closed, else what is wrong with it in a sentence, empty where the line broke. */
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

/** The key for a code that was typed, once, or why there is none. */
export const claimByCode = async (shop: LinkShop, code: string) =>
  parsePhoneResponse<{ key: string; number: string }>(
    await callPhoneLink(shop, '/web-api/draft-links/claim', JSON.stringify({ code }), json).catch(
      () => undefined,
    ),
  )

/** The design, copied to whoever this browser is: here its cookie goes along. */
export const consumeDraftLink = async (shop: LinkShop, key: string) =>
  parsePhoneResponse<{ path: string }>(
    await fetch('/web-api/draft-links/take', {
      method: 'POST',
      headers: { ...headersOf(shop), ...json },
      body: JSON.stringify({ key }),
    }).catch(() => undefined),
  )
