// npx node tools/load-attacks/exif-flood.ts
// Photos of 60 KB with circular Exif directories: a decoder that follows them takes many seconds of CPU.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { type Attack, runAttack } from './harness.ts'

const ENTRIES = 5000
const JPEG = { 'content-type': 'image/jpeg', 'x-file-name': 'a.jpg' }

/** A directory whose entries all point to itself. */
function circling(jpeg: Buffer): Buffer {
  const tiff = Buffer.alloc(8 + 2 + ENTRIES * 12 + 4)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(ENTRIES, 8)
  for (let at = 0; at < ENTRIES; at++) {
    const place = 10 + at * 12
    tiff.writeUInt16LE(0x8769, place)
    tiff.writeUInt16LE(4, place + 2)
    tiff.writeUInt32LE(1, place + 4)
    tiff.writeUInt32LE(8, place + 8)
  }
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

const attack: Attack = async ({ send, address }) => {
  const broken: string[] = []
  const photo = circling(await readFile(join(root, 'packages/testing/fixtures/odd/tiny-300px.jpg')))
  await Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      const path = at % 2 ? '/web-api/photos' : '/web-api/toolbox-optimize-image'
      const { status, seconds } = await send(path, [photo], JPEG, address(1 + (at % 8)))
      console.log(`${path}: ${status} after ${seconds.toFixed(2)} s`)
      if (status !== 503 && (status < 400 || status > 499)) broken.push(`${path}: ${status} instead of 4xx.`)
    }),
  )
  return broken
}

await runAttack(attack)
