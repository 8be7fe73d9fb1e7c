// node tools/load-attacks/json-bodies.ts
// JSON that is small to send and expensive to parse: very many keys, values, levels, escapes or empty containers.
import { type Attack, runAttack, type Target } from './harness.ts'

const HEADERS = {
  'content-type': 'application/json',
  'x-shop-channel': 'passepartout-de',
  'x-shop-locale': 'de-DE',
}
/** A draft with a document given as JSON. */
const draft = (document: string) =>
  `{"kind":"photobook","title":"x","configuration":{"designerUrl":"/configurator-photobook"},"document":${document}}`
const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"${at.toString(36)}":0`).join()}}`
const list = (count: number, value: string) => `{"x":[${`${value},`.repeat(count - 1)}${value}]}`
const deep = (levels: number) => `{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`
/** As many keys per level as the shop allows, repeatedly. */
const wideObjects = (count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"o${at}":${keys(3900)}`).join()}}`

const BODIES = {
  '600,000 keys': keys(600_000),
  'a list of 2.9 million numbers': list(2_900_000, '0'),
  '38 objects of 3,900 keys': wideObjects(38),
  '148,000 empty objects in lists': `{${Array.from({ length: 38 }, (_, at) => `"o${at}":[${'{},'.repeat(3899)}{}]`).join()}}`,
  'a list of 500,000 empty lists': list(500_000, '[]'),
  '2 million levels': deep(2_000_000),
  'a text of 5 MB': `{"x":"${'x'.repeat(5_000_000)}"}`,
  'a text of 600,000 escapes': `{"x":"${'\\u0041'.repeat(600_000)}"}`,
}
const CALLS = ['/web-api/drafts', '/web-api/cart/lines', '/web-api/log']

/** Expects a refusal with a message: 4xx; under load also 503. */
const attack: Attack = async target => {
  const broken: string[] = []
  for (const [name, document] of Object.entries(BODIES)) {
    for (const path of CALLS) await send(target, path, name, [Buffer.from(draft(document))])
    await Promise.all(
      Array.from({ length: 6 }, () =>
        send(target, '/web-api/drafts', `${name}, six at once`, [Buffer.from(draft(document))]),
      ),
    )
  }
  await send(
    target,
    '/web-api/drafts',
    '300,000 keys in pieces of 7 bytes',
    chunkBody(draft(keys(300_000)), 7),
  )
  return broken

  async function send({ send }: Target, path: string, name: string, body: Iterable<Uint8Array>) {
    const { status, seconds, text } = await send(path, body, HEADERS)
    console.log(`${path} ${name}: ${status} after ${seconds.toFixed(2)} s`)
    // An early refusal closes the connection while the sender still writes.
    const cut = status === 0 && /EPIPE|ECONNRESET|hang up/.test(text)
    if (!cut && status !== 503 && (status < 400 || status > 499))
      broken.push(`${path} answered ${name} with ${status} instead of 4xx.`)
  }
}

function* chunkBody(text: string, bytes: number) {
  const all = Buffer.from(text)
  for (let at = 0; at < all.length; at += bytes) yield all.subarray(at, at + bytes)
}

await runAttack(attack)
