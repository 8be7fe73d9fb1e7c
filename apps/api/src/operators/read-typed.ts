/** A place of this shop, never another one's. */
export const ownPath = (to: string | undefined): string =>
  to && /^\/(?![/\\])[^\\\s]*$/.test(to) ? to : '/_operator'

/** What a plain form sent, by the names of its fields; an empty text where there is none. */
export async function formOf(request: Request): Promise<(name: string) => string> {
  const body = await request.text()
  const form = new URLSearchParams(body.slice(0, 10_000))
  return name => form.get(name) ?? ''
}

/** What the script of a passkey sent; what is not of that form is taken as nothing. */
export async function jsonOf(request: Request): Promise<{ token: string; to: string; response: unknown }> {
  const body = Object(await request.json().catch(() => ({})))
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  return { token: text('token'), to: text('to'), response: body.response }
}
