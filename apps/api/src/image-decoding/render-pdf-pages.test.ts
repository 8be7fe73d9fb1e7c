import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueueBusyError } from '@passepartout/http'
import { difficultFile } from '@passepartout/testing'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createImageDecoder } from './image-decoder.ts'
import { exponentialFormsPdf, filled, lockedPdf, pdfOf } from './pdf.fixture.ts'

const workshop = createImageDecoder()
const hurried = createImageDecoder({ pdfSeconds: 3 })
afterAll(async () => {
  await workshop.close()
  await hurried.close()
})

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-pdf-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function draw(bytes: Uint8Array, { by = workshop, maxPages = 5 } = {}) {
  const path = join(folder, 'in.pdf')
  await writeFile(path, bytes)
  return by.drawPdf({ path, folder, maxPages }, { keys: ['a visitor'] })
}

const sizes = (drawn: Awaited<ReturnType<typeof draw>>) =>
  drawn.ok && drawn.pages.map(({ width, height }) => [width, height])

describe('a PDF', () => {
  test('becomes a picture per page, in order and in its colours, on white', async () => {
    const drawn = await draw(pdfOf({ pages: [filled(1, 0, 0), filled(0, 0, 1), ''] }))
    const middles = []
    for (const { file } of drawn.ok ? drawn.pages : []) {
      const { dominant } = await sharp(join(folder, file)).stats()
      middles.push([dominant.r > 200, dominant.g > 200, dominant.b > 200])
    }
    expect(middles).toEqual([
      [true, false, false],
      [false, false, true],
      [true, true, true],
    ])
  })

  test('that the end of the shop meets can be sent again', async () => {
    const ending = createImageDecoder()
    await ending.close()
    await expect(draw(pdfOf({ pages: [''] }), { by: ending })).rejects.toThrow(QueueBusyError)
  })

  test('is drawn at 300 dpi', async () => {
    expect(sizes(await draw(pdfOf({ pages: [''], size: [144, 72] })))).toEqual([[600, 300]])
  })

  test.each([
    ['five metres wide', [14_400, 14_400], [4000, 4000]],
    ['as narrow as a thread', [14_400, 2], [12_000, 1]],
  ] as const)('%s is drawn coarser, within what a picture may hold', async (_, size, pixels) => {
    expect(sizes(await draw(pdfOf({ pages: [''], size })))).toEqual([pixels])
  })

  test('of a scanner keeps its page', async () => {
    expect(sizes(await draw(await readFile(difficultFile('one-page.pdf'))))).toEqual([[3200, 1800]])
  })
})

describe('a PDF that cannot be drawn says why', () => {
  test('when it needs a password', async () => {
    expect(await draw(lockedPdf())).toEqual({ ok: false, problem: { code: 'pdf-locked' } })
  })

  test('when it has too many pages, before one is drawn', async () => {
    const pages = Array.from({ length: 1000 }, () => '')
    expect(await draw(pdfOf({ pages }))).toEqual({
      ok: false,
      problem: { code: 'pdf-too-many-pages', count: 1000 },
    })
  })

  test.each([
    ['only says that it is one', Buffer.from('%PDF-1.7\n')],
    ['goes on with rubbish', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5000, 7)])],
    ['has no pages', pdfOf({ pages: [] })],
    ['names a page that is not there', pdfOf({ pages: [''], missingPages: 1 })],
  ])('when it %s', async (_, bytes) => {
    expect(await draw(bytes)).toMatchObject({ ok: false, problem: { code: 'pdf-broken' } })
  })

  test('when it is cut in half', async () => {
    const bytes = await readFile(difficultFile('one-page.pdf'))
    const drawn = await draw(bytes.subarray(0, bytes.length / 2))
    expect(drawn).toMatchObject({ ok: false, problem: { code: 'pdf-broken' } })
  })

  test('when it unfolds into more shapes than memory holds', async () => {
    expect(await draw(exponentialFormsPdf())).toEqual({ ok: false, problem: { code: 'pdf-broken' } })
  })

  test('when it would take for ever, and the next one is drawn all the same', async () => {
    const overAndOver = pdfOf({ pages: [filled(1, 0, 0).repeat(20_000)], size: [14_400, 14_400] })
    expect(await draw(overAndOver, { by: hurried })).toEqual({ ok: false, problem: { code: 'too-slow' } })
    expect(sizes(await draw(pdfOf({ pages: [''] }), { by: hurried }))).toEqual([[833, 416]])
  })
})
