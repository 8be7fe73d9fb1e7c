import { expect, test } from 'vitest'
import { createBatchWriter, WriteQueueFullError } from './batch-writer.ts'

function slowWriter() {
  const written: number[][] = []
  const gates: (() => void)[] = []
  const writer = createBatchWriter<number>({
    mostTogether: 3,
    mostWaiting: 6,
    write: async items => {
      written.push([...items])
      await new Promise<void>(resolve => gates.push(resolve))
      if (items.includes(13)) throw new Error('unlucky')
    },
  })
  const finish = async () => {
    while (gates.length > 0 || writer.waiting() > 0) {
      gates.shift()?.()
      await new Promise(resolve => setImmediate(resolve))
    }
  }
  return { writer, written, finish }
}

test('what comes while a statement is under way goes together with the next, in order', async () => {
  const { writer, written, finish } = slowWriter()
  const all = [writer.add([1]), writer.add([2]), writer.add([3]), writer.add([4, 5])]
  await finish()
  await Promise.all(all)
  expect(written).toEqual([[1], [2, 3], [4, 5]])
})

test('one request that cannot be written takes no other with it', async () => {
  const { writer, finish } = slowWriter()
  const all = [writer.add([1]), writer.add([2]), writer.add([13])].map(added =>
    added.then(
      () => 'stored',
      () => 'failed',
    ),
  )
  await finish()
  expect(await Promise.all(all)).toEqual(['stored', 'stored', 'failed'])
})

test('more than fits is refused, and what waits is kept', async () => {
  const { writer, finish } = slowWriter()
  const first = writer.add([1])
  const kept = writer.add([1, 2, 3, 4, 5])
  await expect(writer.add([6, 7])).rejects.toThrow(WriteQueueFullError)
  await finish()
  await Promise.all([first, kept])
})
