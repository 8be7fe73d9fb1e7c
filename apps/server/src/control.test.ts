import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type ControlCommand, openControl, sendControlCommand } from './control.ts'

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
  const answer = await sendControlCommand(dir, 'echo', 'a & b=ü', new Uint8Array(3_000_000))
  expect(answer && (await text(answer))).toBe('a & b=ü: 3000000')
})

test('no file is none', async () => {
  const answer = await sendControlCommand(await shopWith({ echo }), 'echo', 'x')
  expect(answer && (await text(answer))).toBe('x: 0')
})

test('what went wrong is told', async () => {
  const dir = await shopWith({
    fail: async () => {
      throw new Error('No such entry.')
    },
  })
  await expect(sendControlCommand(dir, 'fail', '')).rejects.toThrow('No such entry.')
  await expect(sendControlCommand(dir, 'constructor', '')).rejects.toThrow('unknown command')
})

test('what goes wrong while an answer is being sent is told, and nothing passes for the whole', async () => {
  const pieces = async function* () {
    yield Buffer.from('a beginning')
    throw new Error('The original of photo ü is not in the storage')
  }
  const dir = await shopWith({ print: async () => Readable.from(pieces()) })
  const answer = await sendControlCommand(dir, 'print', '')
  if (!answer) throw new Error('The shop did not answer')
  await expect(text(answer)).rejects.toThrow('The original of photo ü is not in the storage')
})

test('a large answer is not held as a whole', async () => {
  let made = 0
  const pieces = async function* () {
    for (; made < 200; made++) yield Buffer.alloc(1_000_000)
  }
  const dir = await shopWith({ print: async () => Readable.from(pieces()) })
  const answer = await sendControlCommand(dir, 'print', '')
  if (!answer) throw new Error('The shop did not answer')
  let read = 0
  let farthest = 0
  for await (const piece of answer) {
    read += piece.length
    farthest = Math.max(farthest, made * 1_000_000 - read)
  }
  expect(read).toBe(200_000_000)
  expect(farthest).toBeLessThan(30_000_000)
})

test('a folder without a shop answers nothing', async () => {
  expect(await sendControlCommand(await mkdtemp(join(tmpdir(), 'control-')), 'echo', '')).toBeUndefined()
})
