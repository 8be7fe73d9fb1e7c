// npx node tools/load-attacks/chunked-upload.ts
// Bodies in thousands of tiny chunks, so that work per chunk adds up.
import { type Attack, runAttack } from './harness.ts'

const UPLOADS = [
  '/web-api/photos',
  '/web-api/toolbox-convert-file',
  '/web-api/toolbox-optimize-image',
  '/web-api/toolbox-convert-pdf',
]
const PIECES = 3000
const HEADERS = { 'content-type': 'application/octet-stream', 'x-file-name': 'attack.jpg' }

function* sendSlowly(...first: Uint8Array[]) {
  yield* first
  for (let piece = 0; piece < PIECES; piece++) yield Buffer.from(' ')
}

/** Expects a refusal with a message: 4xx. */
const attack: Attack = async target => {
  const broken: string[] = []
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_900_000, 32)])
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  for (const path of UPLOADS) {
    for (const [name, first] of [
      ['a PDF of 3.9 MB', [pdf]],
      ['a PDF that begins in tiny pieces', [...pdf.subarray(0, 600)].map(byte => Buffer.of(byte))],
      ['a JPEG that is no JPEG', [jpeg]],
    ] as const) {
      const { status, seconds } = await target.send(path, sendSlowly(...first), HEADERS)
      console.log(`${path} ${name}: ${status} after ${seconds.toFixed(1)} s`)
      if (status < 400 || status > 499) broken.push(`${path} answered ${name} with ${status} instead of 4xx.`)
    }
  }
  return broken
}

await runAttack(attack)
