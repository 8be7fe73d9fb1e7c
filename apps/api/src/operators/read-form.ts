import { readBody } from '@passepartout/http'

/** A path on this origin; anything else becomes the start page, which prevents open redirects. */
export const sameOriginPath = (to: string | undefined): string =>
  to && /^\/(?![/\\])[^\\\s]*$/.test(to) ? to : '/_operator'

/** Enough for a form or a passkey response with its attestation. */
const MOST_BYTES = 32 * 1024

async function textOf(request: Request): Promise<string> {
  const read = await readBody(request, { mostBytes: MOST_BYTES })
  return read.ok ? new TextDecoder().decode(read.bytes) : ''
}

/** Reads a form and returns a getter; missing fields are empty. */
export async function readForm(request: Request): Promise<(name: string) => string> {
  const form = new URLSearchParams(await textOf(request))
  return name => form.get(name) ?? ''
}

/** Reads the JSON body of the passkey script. Malformed fields become empty. */
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
