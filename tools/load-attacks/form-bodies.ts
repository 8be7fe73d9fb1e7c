// npx node tools/load-attacks/form-bodies.ts
// Forms of megabytes, which a page would collect and parse: URL-encoded, multipart, and the operators' forms.
import { type Attack, runAttack } from './harness.ts'

const PLAIN = { 'content-type': 'application/x-www-form-urlencoded' }
const OF_PARTS = { 'content-type': 'multipart/form-data; boundary=x' }
const JSON_BODY = { 'content-type': 'application/json' }
const MB = 1_000_000

const FORMS = [
  { path: '/warenkorb', headers: PLAIN, text: 'a=1&', megabytes: 4 },
  { path: '/warenkorb', headers: PLAIN, text: 'a=1&', megabytes: 64 },
  {
    ...{ path: '/warenkorb', headers: OF_PARTS, megabytes: 32 },
    text: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n',
  },
  { path: '/konto/anmelden', headers: PLAIN, text: 'a=1&', megabytes: 16 },
  { path: '/_operator/log-in', headers: PLAIN, text: 'a=1&', megabytes: 64 },
  { path: '/_operator/passkey/use', headers: JSON_BODY, text: '[{},', megabytes: 64 },
  { path: '/_operator/passkey/add', headers: JSON_BODY, text: '[{},', megabytes: 64 },
]

/** Expects a refusal with a message long before the body is complete. */
const attack: Attack = async ({ port, send, address }) => {
  const broken: string[] = []
  const origin = { origin: `http://127.0.0.1:${port}` }
  for (const [index, { path, headers, text, megabytes }] of FORMS.entries()) {
    const piece = Buffer.from(text.repeat(Math.ceil(65_536 / text.length)))
    const body = Array.from({ length: Math.ceil((megabytes * MB) / piece.length) }, () => piece)
    const answers = await Promise.all(
      [1, 2].map(() => send(path, body, { ...origin, ...headers }, address(index + 1))),
    )
    for (const { status, seconds, text } of answers) {
      console.log(`${path}, ${megabytes} MB: ${status} after ${seconds.toFixed(2)} s`)
      const isCut = status === 0 && /EPIPE|ECONNRESET|hang up/.test(text)
      if (!isCut && (status < 400 || status > 499))
        broken.push(`${path} answered a form of ${megabytes} MB with ${status} instead of 4xx.`)
    }
  }
  return broken
}

await runAttack(attack)
