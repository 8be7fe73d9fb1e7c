// node tools/load-attacks/hostile-pdfs.ts
// Sixty small PDFs that take minutes to render, from a client that then disconnects, while others upload photos and
// PDFs.
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { type Attack, runAttack, type Target } from './harness.ts'

const PDFS = 62
const PATIENCE_SECONDS = 10
const SHOP_WINDOW = { 'x-shop-channel': 'passepartout-de', 'x-shop-locale': 'de-DE' }
const BYTES = { 'content-type': 'application/octet-stream' }

const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`

/**
 * A few kilobytes of PDF whose page of five metres is filled this many times, each time blended with the background.
 */
function blendedPdf(fills: number): Buffer {
  const drawn = deflateSync(`/G gs ${'0 0 14400 14400 re f '.repeat(fills)}`).toString('latin1')
  const resources = '/Resources << /ExtGState << /G << /BM /Multiply /ca 0.5 >> >> >>'
  const objects = [
    object(1, '<< /Type /Catalog /Pages 2 0 R >>'),
    object(2, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
    object(3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 14400] /Contents 4 0 R ${resources} >>`),
    object(4, `<< /Filter /FlateDecode /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`),
  ]
  return Buffer.from(`%PDF-1.7\n${objects.join('')}trailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1')
}

/** Sends PDFs and ignores the responses; returns a function that disconnects. */
function flood({ port, address }: Target): () => void {
  const pdf = blendedPdf(40_000)
  const calls = Array.from({ length: PDFS }, () => {
    const call = request({
      host: '127.0.0.1',
      localAddress: address(2),
      port,
      path: '/web-api/toolbox-convert-pdf',
      method: 'POST',
      agent: false,
      headers: { ...SHOP_WINDOW, ...BYTES },
    })
    call.on('error', () => undefined).on('response', answer => answer.resume())
    call.end(pdf)
    return call
  })
  return () => {
    for (const call of calls) call.destroy()
  }
}

const attack: Attack = async target => {
  const broken: string[] = []
  const expectDone = async (when: string, path: string, body: Uint8Array) => {
    const { status, seconds } = await target.send(path, [body], BYTES)
    console.log(`${when}, ${path}: ${status} after ${seconds.toFixed(1)} s`)
    if (status !== 201 || seconds > PATIENCE_SECONDS)
      broken.push(`${path} ${when} answered ${status} after ${seconds.toFixed(1)} s.`)
  }
  const photo = (red: number) =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background: { r: red, g: 9, b: 9 } } })
      .jpeg()
      .toBuffer()
  const hangUp = flood(target)
  await wait(2000)
  await expectDone('during the flood', '/web-api/photos', await photo(1))
  hangUp()
  await wait(1000)
  await expectDone('after hanging up', '/web-api/photos', await photo(2))
  await expectDone('after hanging up', '/web-api/toolbox-convert-pdf', blendedPdf(1))
  return broken
}

await runAttack(attack)
