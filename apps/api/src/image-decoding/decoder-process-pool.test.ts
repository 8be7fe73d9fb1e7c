import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { difficultFile } from '@passepartout/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createDecoderProcessPool, type DecoderTask, type TaskOptions } from './decoder-process-pool.ts'
import { blendedPdf, pdfOf } from './pdf.fixture.ts'
import { startProcessSpawner } from './process-spawner.ts'

const starter = startProcessSpawner()
const processes = createDecoderProcessPool(starter)
afterAll(async () => {
  await processes.close()
  await starter.close()
})

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-processes-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Time for process starts on a busy machine. */
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
        path: difficultFile(name),
        format: 'jpeg',
        folder,
        target: { format: 'jpeg', quality: 80, maxSide: 100 },
      },
    },
    { ...USUAL, ...options },
  )

const childrenOf = async (pid: string | number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
const commandOf = async (pid: string) => ({
  pid,
  command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
})

async function starters() {
  const commands = await Promise.all((await childrenOf(process.pid)).map(commandOf))
  return commands.filter(({ command }) => command.includes('process-spawner-main'))
}

/** Ids of this process's decoder processes in the operating system. */
async function decoders(): Promise<string[]> {
  const started = await Promise.all((await starters()).map(({ pid }) => childrenOf(pid)))
  const theirs = await Promise.all(started.flat().map(commandOf))
  return theirs.filter(({ command }) => command.includes('decoder-process')).map(({ pid }) => pid)
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

// Memory limits are enforced and observable on Linux only.
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
    // The process that timed out has been killed and may need a moment to end.
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

test.runIf(process.platform === 'linux')(
  'where what starts processes is killed, only what ran is lost',
  async () => {
    const own = startProcessSpawner()
    const ending = createDecoderProcessPool(own)
    try {
      await convert('tiny-300px.jpg', {}, ending)
      const mine = await starters()
      const path = join(folder, 'in.pdf')
      await writeFile(path, blendedPdf())
      const job = { path, folder, maxPages: 5 }
      const drawn = ending.run({ kind: 'draw-pdf', job }, { ...USUAL, seconds: 2 })
      for (const { pid } of mine) process.kill(Number(pid), 'SIGKILL')
      expect(await drawn).toEqual({ failed: 'crash' })
      expect(await convert('tiny-300px.jpg', {}, ending)).toMatchObject({ done: { ok: true } })
    } finally {
      await ending.close()
      await own.close()
    }
  },
)

test.runIf(process.platform === 'linux')(
  'what starts processes ends when there are none, and the next picture begins another',
  async () => {
    const others = new Set((await starters()).map(({ pid }) => pid))
    const own = startProcessSpawner({ idleMs: 100 })
    const mine = async () => (await starters()).filter(({ pid }) => !others.has(pid))
    for (let visit = 0; visit < 2; visit++) {
      const pool = createDecoderProcessPool(own)
      expect(await convert('tiny-300px.jpg', {}, pool)).toMatchObject({ done: { ok: true } })
      expect(await mine()).toHaveLength(1)
      await pool.close()
      await expect.poll(mine, STARTS).toEqual([])
    }
    await own.close()
  },
)

test.runIf(process.platform === 'linux')('what draws for a shop that is killed ends with it', async () => {
  const path = join(folder, 'in.pdf')
  await writeFile(path, blendedPdf())
  const task: DecoderTask = { kind: 'draw-pdf', job: { path, folder, maxPages: 5 } }
  const script = [
    `import { createDecoderProcessPool } from '${new URL('./decoder-process-pool.ts', import.meta.url)}'`,
    `import { startProcessSpawner } from '${new URL('./process-spawner.ts', import.meta.url)}'`,
    `await createDecoderProcessPool(startProcessSpawner()).run(${JSON.stringify(task)}, ${JSON.stringify(USUAL)})`,
  ].join('\n')
  const shop = spawn(process.execPath, ['--input-type=module', '-e', script])
  const drawing = async () => {
    const [starting] = await childrenOf(shop.pid ?? 0)
    return starting ? childrenOf(starting) : []
  }
  await expect.poll(drawing, STARTS).toHaveLength(1)
  const [pid] = await drawing()
  shop.kill('SIGKILL')
  await expect.poll(() => existsSync(`/proc/${pid}`), STARTS).toBe(false)
})

test('a file whose process ends with the shop is not called broken', async () => {
  const path = join(folder, 'in.pdf')
  await writeFile(path, blendedPdf())
  const ending = createDecoderProcessPool(starter)
  const drawn = ending.run({ kind: 'draw-pdf', job: { path, folder, maxPages: 5 } }, USUAL)
  await ending.close()
  expect(await drawn).toEqual({ failed: 'dropped' })
})

test.runIf(process.platform === 'linux')(
  'nothing is started by whom the end meets while they wait for the next one, nor by who comes later',
  async () => {
    const others = new Set(await decoders())
    const ending = createDecoderProcessPool(starter)
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
  const soonWorn = createDecoderProcessPool(starter, { tasksPerProcess: 2 })
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
