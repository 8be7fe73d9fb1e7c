import { setImmediate as nextLoop } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createFairQueue, resumeReading, yieldToEventLoop } from './fair-queue.ts'

const workFor = (ms: number) => {
  for (const began = performance.now(); performance.now() - began < ms; );
}

/** Turns of the event loop while the promise is pending. */
async function roundsDuring(done: Promise<unknown>): Promise<number> {
  let isDone = false
  void done.finally(() => {
    isDone = true
  })
  let rounds = 0
  for (; !isDone; rounds++) await nextLoop()
  return rounds
}

describe('a turn', () => {
  test('is shared: thirty who have much to do at once let others in as often as one', async () => {
    await nextLoop()
    const pieces = Array.from({ length: 30 }, async () => {
      for (let piece = 0; piece < 2; piece++) {
        await yieldToEventLoop()
        workFor(4)
      }
    })
    expect(await roundsDuring(Promise.all(pieces))).toBeGreaterThan(15)
  })

  test('begins works in the order in which they came, and lets others in between', async () => {
    await nextLoop()
    const take = createFairQueue()
    const order: number[] = []
    const done = Promise.all(
      Array.from(
        { length: 20 },
        (_, number) =>
          new Promise<void>(resolve =>
            take('anna', () => {
              order.push(number)
              workFor(4)
              resolve()
            }),
          ),
      ),
    )
    expect(order.length).toBeLessThan(5)
    expect(await roundsDuring(done)).toBeGreaterThan(5)
    expect(order).toEqual([...order.keys()])
  })

  test('comes to everybody who waits before it comes to one of them again', async () => {
    await nextLoop()
    const take = createFairQueue()
    const order: string[] = []
    const ask = (from: string) =>
      new Promise<void>(resolve =>
        take(from, () => {
          order.push(from)
          workFor(4)
          resolve()
        }),
      )
    const asked = ['anna', 'anna', 'anna', 'anna', 'ben', 'anna', 'cleo', 'ben'].map(ask)
    await Promise.all(asked)
    expect(order).toEqual(['anna', 'anna', 'ben', 'cleo', 'anna', 'ben', 'anna', 'anna'])
  })

  test('begins a work at once where nobody waits', async () => {
    await nextLoop()
    let isBegun = false
    createFairQueue()('anna', () => {
      isBegun = true
    })
    expect(isBegun).toBe(true)
  })
})

describe('bodies that are read', () => {
  test('leave most of the time to others, however many they are', async () => {
    await nextLoop()
    const readers = Array.from({ length: 30 }, async () => {
      for (let piece = 0; piece < 4; piece++) {
        await resumeReading()
        workFor(1)
      }
    })
    // 120 ms of work, two or three in each round.
    expect(await roundsDuring(Promise.all(readers))).toBeGreaterThan(35)
  })

  test('are read on in the order in which they asked, several in one round where they are small', async () => {
    await nextLoop()
    const order: number[] = []
    const all = Promise.all(
      Array.from({ length: 40 }, async (_, number) => {
        await resumeReading()
        workFor(0.5)
        order.push(number)
      }),
    )
    expect(await roundsDuring(all)).toBeLessThan(40)
    expect(order).toEqual([...order.keys()])
  })

  test('wait for nobody where nobody reads', async () => {
    await nextLoop()
    await nextLoop()
    let isOn = false
    void resumeReading().then(() => {
      isOn = true
    })
    await Promise.resolve()
    await Promise.resolve()
    expect(isOn).toBe(true)
  })
})
