import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Transport, type UploadedPhoto, UploadRejectedError } from './upload-item.ts'
import { createUploadQueue } from './upload-queue.ts'

const JPEG = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0x08, 0x70, 0x0c, 0x80, 3, 0, 0, 0, 0, 0, 0, 0, 0]
const jpeg = (name: string) => new File([new Uint8Array(JPEG)], name, { lastModified: 1 })
const photoOf = (name: string): UploadedPhoto => ({
  id: `id-${name}`,
  name,
  width: 3200,
  height: 2160,
  notices: [],
})
const limits = { maxBytes: 80_000_000, maxPixels: 120_000_000 }

/** A server whose responses the test triggers. */
function heldServer() {
  const held: { name: string; answer: (result?: Error) => void }[] = []
  const transport: Transport = {
    send: (_file, name, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
        held.push({ name, answer: error => (error ? reject(error) : resolve(photoOf(name))) })
      }),
  }
  return { transport, held }
}

const settled = () => new Promise(resolve => setTimeout(resolve, 20))

describe('The upload queue', () => {
  // The queue loads it with the first file.
  beforeAll(() => import('./check-file.ts'))

  it('sends at most three files at once and takes the next when one has arrived', async () => {
    const { transport, held } = heldServer()
    const queue = createUploadQueue({ transport, limits })
    queue.add(['a', 'b', 'c', 'd', 'e'].map(name => jpeg(`${name}.jpg`)))
    await settled()
    expect(held.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    held[1]?.answer()
    await settled()
    expect(held.at(-1)?.name).toBe('d.jpg')
    expect(queue.get().map(({ status }) => status)).toEqual([
      'sending',
      'done',
      'sending',
      'sending',
      'waiting',
    ])
  })

  it('keeps bad files out with their reason while good ones go on', async () => {
    const { transport, held } = heldServer()
    const queue = createUploadQueue({ transport, limits })
    queue.add([new File([], 'empty.jpg'), new File(['only words here'], 'text.jpg'), jpeg('good.jpg')])
    await settled()
    held[0]?.answer()
    await settled()
    expect(queue.get().map(({ status, problem }) => [status, problem?.code])).toEqual([
      ['refused', 'empty'],
      ['refused', 'text-file'],
      ['done', undefined],
    ])
  })

  it('says a refusal of the server in its words and does not try again', async () => {
    const { transport, held } = heldServer()
    const queue = createUploadQueue({ transport, limits })
    queue.add([jpeg('a.jpg')])
    await settled()
    held[0]?.answer(new UploadRejectedError('Unvollständig'))
    await settled()
    expect(queue.get()[0]).toMatchObject({
      status: 'refused',
      problem: { code: 'server', text: 'Unvollständig' },
    })
    expect(held).toHaveLength(1)
  })

  it('tries a broken connection again by itself', async () => {
    const { transport, held } = heldServer()
    const queue = createUploadQueue({ transport, limits, retryAfter: [5] })
    queue.add([jpeg('a.jpg')])
    await settled()
    held[0]?.answer(new Error('gone'))
    await settled()
    await settled()
    held[1]?.answer()
    await settled()
    expect(queue.get()[0]?.status).toBe('done')
  })

  it('stops while paused, and a file that is already there is not sent twice', async () => {
    const { transport, held } = heldServer()
    const queue = createUploadQueue({ transport, limits })
    const [key = ''] = queue.add([jpeg('a.jpg')])
    await settled()
    queue.pause(key)
    await settled()
    expect(queue.get()[0]?.status).toBe('paused')
    queue.proceed(key)
    await settled()
    held.at(-1)?.answer()
    await settled()
    expect(queue.add([jpeg('a.jpg')])).toEqual([key])
    expect(queue.get()).toHaveLength(1)
  })

  it('waits offline and goes on when the connection is back', async () => {
    const { transport, held } = heldServer()
    const onDone = vi.fn()
    const queue = createUploadQueue({ transport, limits, onDone })
    queue.setOnline(false)
    queue.add([jpeg('a.jpg')])
    await settled()
    expect(held).toHaveLength(0)
    queue.setOnline(true)
    await settled()
    held[0]?.answer()
    await settled()
    expect(onDone).toHaveBeenCalledOnce()
  })
})
