import { readBody } from '@passepartout/http'

/** A place of this shop, never another one's. */
export const sameOriginPath = (to: string | undefined): string =>
  to && /^\/(?![/\\])[^\\\s]*$/.test(to) ? to : '/_operator'

/** A form's fields, or the answer of a passkey with its attestation. */
const MOST_BYTES = 32 * 1024

async function textOf(request: Request): Promise<string> {
  const read = await readBody(request, { mostBytes: MOST_BYTES })
  return read.ok ? new TextDecoder().decode(read.bytes) : ''
}

/** What a plain form sent, by the names of its fields; an empty text where there is none. */
export async function readForm(request: Request): Promise<(name: string) => string> {
  const form = new URLSearchParams(await textOf(request))
  return name => form.get(name) ?? ''
}

/** What the script of a passkey sent; what is not of that form is taken as nothing. */
export async function readJson(request: Request): Promise<{ token: string; to: string; response: unknown }> {
  const body = Object(parsed(await textOf(request)))
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  return { token: text('token'), to: text('to'), response: body.response }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
