import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'sub', 'a.lock')

describe('the lock of a checkout', () => {
  test('lets one work after the other and is gone afterwards', async () => {
    const file = lockFile()
    const said: string[] = []
    const work = (name: string) =>
      withLock(file, async () => {
        said.push(`${name} begins`)
        await wait(50)
        said.push(`${name} ends`)
      })
    await work('first')
    await Promise.all([work('second'), work('third')])
    expect(said[0]).toBe('first begins')
    expect(said.filter((_, index) => index % 2 === 0).every(line => line.endsWith('begins'))).toBe(true)
    expect(said).toHaveLength(6)
    expect(existsSync(file)).toBe(false)
  })

  test('is free after the work has failed', async () => {
    const file = lockFile()
    await expect(withLock(file, () => Promise.reject(new Error('no space')))).rejects.toThrow('no space')
    expect(await withLock(file, async () => 'again')).toBe('again')
  })

  test('is taken over from a process that no longer lives', async () => {
    const file = lockFile()
    await withLock(file, async () => undefined)
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(file, `${pid} 12345`)
    expect(await withLock(file, async () => 'mine')).toBe('mine')
  })

  test('is taken over when its process id has gone to another process', async () => {
    const file = lockFile()
    await withLock(file, async () => undefined)
    writeFileSync(file, `${process.pid} 1`)
    expect(await withLock(file, async () => 'mine')).toBe('mine')
  })
})
