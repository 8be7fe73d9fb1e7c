import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { difficultFile, isLongRun } from '@passepartout/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const child = fileURLToPath(new URL('./memory.fixture.ts', import.meta.url))

interface Measured {
  before: number
  peak: number
  together: string[]
}

// Creating a database takes more memory than running one, and the shop does that once.
let empty = ''
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'api-memory-'))
  await run(empty)
})
afterAll(() => rm(empty, { recursive: true, force: true }))

/** Sends sample files at once, each given as `<address> <name>`. */
async function send(...parcels: string[]): Promise<Measured> {
  const dir = await mkdtemp(join(tmpdir(), 'api-memory-'))
  try {
    await cp(empty, dir, { recursive: true })
    const { stdout, stderr } = await run(dir, ...parcels.map(one => one.replace(/\S+$/, difficultFile)))
    expect(stderr).toBe('')
    return JSON.parse(stdout) as Measured
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

function run(dir: string, ...sent: string[]) {
  // With the server's options: a large young generation only delays garbage collection, and each malloc arena retains
  // what its threads freed.
  return promisify(execFile)(process.execPath, ['--max-semi-space-size=4', child, dir, ...sent], {
    env: { MALLOC_ARENA_MAX: '2' },
  })
}

// Memory per process is read from /proc.
const onLinux = test.runIf(process.platform === 'linux')
const PATIENCE_MS = 600_000

onLinux(
  'the 900-megapixel bomb and the 96-megapixel photo together stay under 700 MB',
  async () => {
    const { peak, together } = await send(
      '/web-api/photos bomb-30000x30000.png',
      '/web-api/photos huge-96mp-12032x8032.jpg',
    )
    expect(together).toEqual(['bomb-30000x30000.png 422', 'huge-96mp-12032x8032.jpg 201'])
    expect(peak).toBeLessThan(700_000_000)
  },
  PATIENCE_MS,
)

if (isLongRun)
  onLinux(
    'every kind of picture at once stays within bounds too',
    async () => {
      const { peak, together } = await send(
        ...[
          'huge-96mp-12032x8032.jpg',
          'huge-6016x4016.jpg',
          'photo.heic',
          'photo.avif',
          'png-16bit.png',
          'cmyk-with-profile.jpg',
        ].map(name => `/web-api/photos ${name}`),
      )
      expect(together.every(answer => answer.endsWith('201'))).toBe(true)
      expect(peak).toBeLessThan(800_000_000)
    },
    PATIENCE_MS,
  )

onLinux(
  'the 900-megapixel bomb stays under 400 MB in all tools together',
  async () => {
    const { peak, together } = await send(
      '/web-api/toolbox-convert-file bomb-30000x30000.png',
      '/web-api/toolbox-optimize-image bomb-30000x30000.png',
      '/web-api/toolbox-convert-pdf bomb-30000x30000.png',
    )
    expect(together).toEqual([
      'bomb-30000x30000.png 422',
      'bomb-30000x30000.png 422',
      'bomb-30000x30000.png 415',
    ])
    expect(peak).toBeLessThan(400_000_000)
  },
  PATIENCE_MS,
)

if (isLongRun)
  onLinux(
    'the tools stay within bounds with what they take',
    async () => {
      const { peak, together } = await send(
        '/web-api/toolbox-convert-file huge-96mp-12032x8032.jpg',
        '/web-api/toolbox-optimize-image?type=webp huge-96mp-12032x8032.jpg',
        '/web-api/toolbox-convert-pdf one-page.pdf',
      )
      expect(together.every(answer => answer.endsWith('201'))).toBe(true)
      expect(peak).toBeLessThan(800_000_000)
    },
    PATIENCE_MS,
  )
