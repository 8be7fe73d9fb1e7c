import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { askRunningShop, type ControlCommand, openControl } from './control.ts'

let opened: { close(): void } | undefined
afterEach(() => opened?.close())

async function shopWith(commands: Record<string, ControlCommand>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'control-'))
  opened = await openControl(dir, commands)
  return dir
}

const echo: ControlCommand = async (argument, file) => Buffer.from(`${argument}: ${file.length}`)

test('the command line hands its arguments and a file over', async () => {
  const dir = await shopWith({ echo })
  const answer = await askRunningShop(dir, 'echo', 'a & b=ü', new Uint8Array(3_000_000))
  expect(answer && (await text(answer))).toBe('a & b=ü: 3000000')
})

test('no file is none', async () => {
  const answer = await askRunningShop(await shopWith({ echo }), 'echo', 'x')
  expect(answer && (await text(answer))).toBe('x: 0')
})

test('what went wrong is told', async () => {
  const dir = await shopWith({
    fail: async () => {
      throw new Error('No such entry.')
    },
  })
  await expect(askRunningShop(dir, 'fail', '')).rejects.toThrow('No such entry.')
  await expect(askRunningShop(dir, 'constructor', '')).rejects.toThrow('unknown command')
})

test('a folder without a shop answers nothing', async () => {
  expect(await askRunningShop(await mkdtemp(join(tmpdir(), 'control-')), 'echo', '')).toBeUndefined()
})
