// npx node tools/load-attacks/slow-uploads.ts
// Uploads that never end: a byte a second, or a beginning and then nothing, from one address and from many.
import { setTimeout as wait } from 'node:timers/promises'
import { type Attack, runAttack } from './harness.ts'

const UPLOADS = ['/web-api/photos', '/web-api/toolbox-convert-file', '/web-api/drafts']
const SENDERS = 300
const SECONDS = 30

/** Each holds its connection and hardly anything else; normal uploads continue meanwhile, which the harness checks. */
const attack: Attack = async target => {
  let isOver = false
  async function* slowly(first: Uint8Array, isSilent: boolean) {
    yield first
    while (!isOver) {
      await wait(1000)
      if (!isSilent) yield Buffer.of(0)
    }
  }
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  const calls = Array.from({ length: SENDERS }, (_, at) => {
    const path = UPLOADS[at % UPLOADS.length] ?? ''
    const isJson = path.endsWith('drafts')
    const headers = { 'content-type': isJson ? 'application/json' : 'image/jpeg', 'x-file-name': 'slow.jpg' }
    return target.send(
      path,
      slowly(isJson ? Buffer.from('{"kind":"') : jpeg, at % 2 === 0),
      headers,
      target.address(1 + (at % 200)),
    )
  })
  await wait(SECONDS * 1000)
  isOver = true
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  const wrong = statuses.filter(status => status !== 0 && (status < 400 || status > 499) && status !== 503)
  console.log(`answers: ${[...new Set(statuses)].join(', ')}`)
  return wrong.length > 0 ? [`${wrong.length} uploads without an end were answered with ${wrong[0]}.`] : []
}

await runAttack(attack)
