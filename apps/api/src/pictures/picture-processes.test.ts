import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oddFile } from '@passepartout/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { blendedPdf, pdfOf } from './pdf.fixture.ts'
import { openPictureProcesses, type TaskOptions } from './picture-processes.ts'

const processes = openPictureProcesses()
afterAll(() => processes.close())

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-processes-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What a start may take on a busy machine. */
const STARTS = { timeout: 20_000 }
const USUAL: TaskOptions = { timeoutMs: 60_000, bytes: 1_000_000, wears: false }

async function drawPdf(bytes: Uint8Array, options: Partial<TaskOptions> = {}) {
  const path = join(folder, 'in.pdf')
  await writeFile(path, bytes)
  return processes.run({ kind: 'draw-pdf', job: { path, folder, maxPages: 5 } }, { ...USUAL, ...options })
}

const convert = (name: string, options: Partial<TaskOptions> = {}, by = processes) =>
  by.run(
    {
      kind: 'convert',
      job: {
        path: oddFile(name),
        format: 'jpeg',
        folder,
        target: { format: 'jpeg', quality: 80, maxSide: 100 },
      },
    },
    { ...USUAL, ...options },
  )

/** Processes that decode pictures for this one, as the system numbers them. */
async function decoders(): Promise<string[]> {
  const list = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  const commands = await Promise.all(
    list
      .split(' ')
      .filter(Boolean)
      .map(async pid => ({ pid, command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') })),
  )
  return commands.filter(({ command }) => command.includes('picture-process')).map(({ pid }) => pid)
}

test('a task that takes too long is stopped, and the next one is done', async () => {
  expect(await drawPdf(blendedPdf(), { timeoutMs: 3000 })).toEqual({ failed: 'timeout' })
  expect(await convert('tiny-300px.jpg')).toMatchObject({ done: { ok: true } })
})

test('a task that takes too much processor time is stopped by the system', async () => {
  expect(await drawPdf(blendedPdf(), { seconds: 2, timeoutMs: 600_000 })).toEqual({ failed: 'timeout' })
})

test('a task whose asker has gone is stopped at once', async () => {
  const gone = new AbortController()
  const drawn = drawPdf(blendedPdf(), { signal: gone.signal, timeoutMs: 600_000 })
  setTimeout(() => gone.abort(), 500)
  expect(await drawn).toEqual({ failed: 'dropped' })
})

// How much a process has is known, and bounded, where the system does it.
test.runIf(process.platform === 'linux')(
  'a task that takes more memory than it said costs only itself',
  async () => {
    const large = { bytes: 900_000_000 }
    const inflated = {
      kind: 'draw-pdf',
      job: { path: join(folder, 'big.pdf'), folder, maxPages: 5 },
    } as const
    await writeFile(inflated.job.path, pdfOf({ pages: [''] }))
    await truncate(inflated.job.path, 600_000_000)
    expect(await processes.run(inflated, USUAL)).not.toMatchObject({ done: { ok: true } })
    expect(await processes.run(inflated, { ...USUAL, ...large })).toMatchObject({ done: {} })
  },
  120_000,
)

test.runIf(process.platform === 'linux')(
  'processes that failed are gone, those that did well stay for the next',
  async () => {
    await drawPdf(blendedPdf(), { timeoutMs: 1000 })
    await convert('tiny-300px.jpg')
    // The one that took too long was told to end, and may need a moment to.
    await expect.poll(decoders, STARTS).toHaveLength(1)
    const [one] = await decoders()
    await convert('tiny-300px.jpg')
    expect(await decoders()).toEqual([one])
  },
)

test.runIf(process.platform === 'linux').each([
  ['used a library that wears it', { wears: true }],
  ['took too long', { timeoutMs: 1 }],
])('a process whose task %s is replaced before anybody comes', async (_, options) => {
  const [before] = await decoders()
  await convert('tiny-300px.jpg', options)
  await expect.poll(decoders, STARTS).toHaveLength(1)
  const [next] = await decoders()
  expect(next).not.toBe(before)
  await convert('tiny-300px.jpg')
  expect(await decoders()).toEqual([next])
})

test.runIf(process.platform === 'linux')(
  'who comes while the next one starts has no other one started',
  async () => {
    await convert('tiny-300px.jpg', { wears: true })
    expect(await convert('tiny-300px.jpg')).toMatchObject({ done: { ok: true } })
    expect(await decoders()).toHaveLength(1)
  },
)

test('a file whose process ends with the shop is not called broken', async () => {
  const path = join(folder, 'in.pdf')
  await writeFile(path, blendedPdf())
  const ending = openPictureProcesses()
  const drawn = ending.run({ kind: 'draw-pdf', job: { path, folder, maxPages: 5 } }, USUAL)
  await ending.close()
  expect(await drawn).toEqual({ failed: 'dropped' })
})

test.runIf(process.platform === 'linux')(
  'nothing is started by whom the end meets while they wait for the next one, nor by who comes later',
  async () => {
    const others = new Set(await decoders())
    const ending = openPictureProcesses()
    await convert('tiny-300px.jpg', { wears: true }, ending)
    const waiting = convert('tiny-300px.jpg', {}, ending)
    await ending.close()
    expect(await waiting).toEqual({ failed: 'dropped' })
    expect(await convert('tiny-300px.jpg', {}, ending)).toEqual({ failed: 'dropped' })
    expect((await decoders()).filter(pid => !others.has(pid))).toEqual([])
  },
)

test.runIf(process.platform === 'linux')('a worn process goes on until the next one stands by', async () => {
  const others = new Set(await decoders())
  const own = async () => (await decoders()).filter(pid => !others.has(pid))
  const soonWorn = openPictureProcesses({ tasksPerProcess: 2 })
  try {
    for (let task = 0; task < 2; task++) await convert('tiny-300px.jpg', {}, soonWorn)
    await expect.poll(own, STARTS).toHaveLength(2)
    const [worn] = await own()
    await expect
      .poll(async () => {
        expect(await convert('tiny-300px.jpg', {}, soonWorn)).toMatchObject({ done: { ok: true } })
        return own()
      }, STARTS)
      .not.toContain(worn)
  } finally {
    await soonWorn.close()
  }
  expect(await own()).toEqual([])
})
