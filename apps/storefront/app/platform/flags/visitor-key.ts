import { COOKIES } from '@passepartout/domain'

const KEYS = { user: 'split-user-key', session: 'split-session-key' } as const
type Key = (typeof KEYS)[keyof typeof KEYS]

/**
 * The random key for splitting visitors, in a cookie of its own; created on first use. Only call it with the visitor's
 * consent.
 *
 * @param scope `user` lasts half a year, `session` until the browser is closed
 */
export function visitorKey(scope: keyof typeof KEYS): string {
  const name = KEYS[scope]
  const known = new RegExp(`(?:^|; )${name}=([0-9a-f-]{36})(?:;|$)`).exec(document.cookie)?.[1]
  const key = known ?? newKey()
  if (!known) writeCookie(name, key, COOKIES[name].seconds || undefined)
  return key
}

export function deleteVisitorKeys(): void {
  for (const name of Object.values(KEYS)) writeCookie(name, '', 0)
}

function writeCookie(name: Key, value: string, seconds: number | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`
}

/** `randomUUID` exists on secure pages only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
