import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const holder = fileURLToPath(new URL('./lock-owner.fixture.ts', import.meta.url))

/** Starts a process that takes the lock, and returns its output: `locked` or the error's message. */
async function start(dir: string) {
  const child = spawn(process.execPath, [holder, dir], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  return { said: String(said).trim(), child }
}

async function stop(child: Awaited<ReturnType<typeof start>>['child'], signal: NodeJS.Signals) {
  child.kill(signal)
  await once(child, 'exit')
}

describe('the embedded database folder', () => {
  test('is refused to a second process while the first lives, and says who holds it', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lock-'))
    const first = await start(dir)
    const second = await start(dir)
    await stop(first.child, 'SIGTERM')
    expect(first.said).toBe('locked')
    expect(second.said).toContain(`process ${first.child.pid} on `)
  })

  test('is free at once after its holder was killed', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lock-'))
    const first = await start(dir)
    await stop(first.child, 'SIGKILL')
    const began = Date.now()
    const next = await start(dir)
    await stop(next.child, 'SIGTERM')
    expect(next.said).toBe('locked')
    expect(Date.now() - began).toBeLessThan(5000)
  })

  test('is held by exactly one of many processes that start together after a crash', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lock-'))
    await stop((await start(dir)).child, 'SIGKILL')
    const all = await Promise.all(Array.from({ length: 5 }, () => start(dir)))
    await Promise.all(all.filter(one => one.child.exitCode === null).map(one => stop(one.child, 'SIGTERM')))
    expect(all.filter(one => one.said === 'locked')).toHaveLength(1)
  })
})
