// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Script, scriptAt } from './script-loader.ts'

let count = 0
let script: Script
let src: string
const element = () => document.head.firstElementChild
/** The response of the network: an element that loads nothing by itself replaces the script's. */
const answer = (type: 'load' | 'error') => element()?.dispatchEvent(new Event(type))

beforeEach(() => {
  const bare = document.createElement('div')
  vi.spyOn(document, 'createElement').mockImplementation(() => bare.cloneNode() as HTMLElement)
  src = `data:text/javascript,${++count}`
  script = scriptAt(src)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

describe('a script of somebody else', () => {
  it('is not fetched before it is asked for', () => {
    expect([script.state, element()]).toEqual(['awaiting', null])
  })

  it('is loading until it is there', async () => {
    const loaded = script.load()
    expect(script.state).toBe('loading')
    answer('load')
    await loaded
    expect(script.state).toBe('loaded')
  })

  it('is fetched once, whoever asks', () => {
    void script.load()
    void scriptAt(src).load()
    expect(document.head.children).toHaveLength(1)
    answer('load')
  })

  it('says that it did not load, and is fetched anew when it is asked for again', async () => {
    const failed = script.load()
    answer('error')
    await expect(failed).rejects.toThrow('did not load')
    expect([script.state, element()]).toEqual(['error', null])
    const again = script.load()
    answer('load')
    await again
    expect(script.state).toBe('loaded')
  })

  it('that is removed leaves the page, and tells who waits', async () => {
    const waiting = script.load()
    script.remove()
    await expect(waiting).rejects.toThrow('removed')
    expect([script.state, element()]).toEqual(['removed', null])
  })

  it('stays removed when what was under way arrives after all', async () => {
    const waiting = script.load()
    const late = element()
    script.remove()
    await expect(waiting).rejects.toThrow('removed')
    late?.dispatchEvent(new Event('load'))
    expect(script.state).toBe('removed')
    const again = script.load()
    late?.dispatchEvent(new Event('error'))
    expect(script.state).toBe('loading')
    answer('load')
    await again
  })
})
