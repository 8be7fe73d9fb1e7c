import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSaveScheduler, type PushResult } from './save-scheduler.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function machineWith(...answers: (PushResult | Error)[]) {
  const keep = vi.fn(async () => {})
  const push = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer')
    return answer
  })
  const machine = createSaveScheduler({ keep, push })
  return { machine, keep, push, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}
const saved: PushResult = { kind: 'saved', revision: 1 }

describe('Saving', () => {
  it('writes nothing before the first change', async () => {
    const { machine, keep, push, pass } = machineWith(saved)
    await pass(60_000)
    expect([machine.get().status, keep.mock.calls.length, push.mock.calls.length]).toEqual(['new', 0, 0])
  })

  it('keeps on the device at once and on the server after a rest of 1.5 seconds', async () => {
    const { machine, keep, push, pass } = machineWith(saved)
    machine.changed()
    expect(keep).toHaveBeenCalledOnce()
    await pass(1400)
    expect(push).not.toHaveBeenCalled()
    await pass(200)
    expect(push).toHaveBeenCalledOnce()
    expect(machine.get()).toMatchObject({ status: 'saved', unsent: 0 })
  })

  it('does not wait longer than ten seconds for a rest', async () => {
    const { machine, push, pass } = machineWith(saved)
    for (let second = 0; second < 10; second++) {
      machine.changed()
      await pass(1000)
    }
    expect(push).toHaveBeenCalled()
  })

  it('tries again after 2, 8 and 30 seconds, then says that it failed', async () => {
    const { machine, push, pass } = machineWith(new Error('gone'))
    machine.changed()
    await pass(1500)
    await pass(2000)
    await pass(8000)
    await pass(30_000)
    expect(push).toHaveBeenCalledTimes(4)
    expect(machine.get().status).toBe('failed')
  })

  it('goes on by itself after that, and is saved when the server is back', async () => {
    const gone = new Error('gone')
    const { machine, push, pass } = machineWith(gone, gone, gone, gone, gone, saved)
    const heard: string[] = []
    machine.changed()
    await pass(1500 + 2000 + 8000 + 30_000)
    expect(machine.get().status).toBe('failed')
    machine.changed()
    heard.push(machine.get().status)
    await pass(30_000)
    heard.push(machine.get().status)
    await pass(30_000)
    expect(heard).toEqual(['failed', 'failed'])
    expect(push).toHaveBeenCalledTimes(6)
    expect(machine.get()).toMatchObject({ status: 'saved', unsent: 0 })
  })

  it('waits for a change where the server refused', async () => {
    const { machine, push, pass } = machineWith({ kind: 'refused', text: 'No' }, saved)
    machine.changed()
    await pass(200_000)
    expect([machine.get().refusal, push.mock.calls.length]).toEqual(['No', 1])
    machine.changed()
    await pass(1500)
    expect(machine.get()).toMatchObject({ status: 'saved', unsent: 0 })
    expect(machine.get().refusal).toBeUndefined()
  })

  it('sends what waited when the connection is back', async () => {
    const { machine, push, pass } = machineWith(saved)
    machine.setOnline(false)
    machine.changed()
    await pass(20_000)
    expect([machine.get().status, push.mock.calls.length]).toEqual(['offline', 0])
    machine.setOnline(true)
    await pass(10)
    expect(machine.get().status).toBe('saved')
  })

  it('stops at two versions until they are settled', async () => {
    const { machine, push, pass } = machineWith({ kind: 'conflict' })
    machine.changed()
    await pass(2000)
    machine.changed()
    await pass(20_000)
    expect([machine.get().status, push.mock.calls.length]).toEqual(['two-versions', 1])
    machine.settled(1)
    expect(machine.get().status).toBe('saved')
  })

  it('sends at once before the cart', async () => {
    const { machine, push } = machineWith(saved)
    machine.changed()
    expect(await machine.flush()).toBe(true)
    expect(push).toHaveBeenCalledOnce()
  })

  it('sends once more what changed while it was being sent', async () => {
    const { machine, push, pass } = machineWith(saved)
    push.mockImplementationOnce(async () => {
      machine.changed()
      return saved
    })
    machine.changed()
    await pass(1500)
    expect(machine.get()).toMatchObject({ status: 'changed', unsent: 1 })
    await pass(1500)
    expect(machine.get()).toMatchObject({ status: 'saved', unsent: 0 })
  })
})
