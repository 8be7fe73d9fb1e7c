// npx node tools/load-attacks/trailing-bytes.ts
// A small image with tens of megabytes after its end: the shop must store the image only.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { type Attack, runAttack } from './harness.ts'

const JUNK_BYTES = 70_000_000
const PIECE_BYTES = 1_000_000
const FILES = ['tiny-300px.jpg', 'alpha.png', 'photo.webp', 'photo.heic']
const HEADERS = { 'content-type': 'application/octet-stream', 'x-file-name': 'attack.jpg' }

/** Bytes that look like JPEG markers, the most expensive ones to skip. */
function* withTrailingBytes(picture: Buffer) {
  yield picture
  for (let sent = 0; sent < JUNK_BYTES; sent += PIECE_BYTES)
    yield Buffer.alloc(PIECE_BYTES, Buffer.from([0xff, 0]))
}

const attack: Attack = async target => {
  const broken: string[] = []
  for (const name of FILES) {
    const picture = await readFile(join(root, 'packages/testing/fixtures/odd', name))
    const { status, text, seconds } = await target.send(
      '/web-api/photos',
      withTrailingBytes(picture),
      HEADERS,
    )
    const stored =
      status === 201 ? (JSON.parse(text) as { payload: { size: number } }).payload.size : undefined
    console.log(
      `${name}: ${status} after ${seconds.toFixed(1)} s, ${stored} of ${picture.length + JUNK_BYTES} bytes kept`,
    )
    if (stored !== picture.length)
      broken.push(`Of ${name}, ${stored} bytes were kept instead of ${picture.length}.`)
  }
  return broken
}

await runAttack(attack)
