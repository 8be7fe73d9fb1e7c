// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startEnhancements } from './enhance.ts'

const started: string[] = []
const loader = (name: string) =>
  name === 'known'
    ? async () => ({ default: (element: HTMLElement) => void started.push(element.id) })
    : undefined

beforeEach(() => {
  started.length = 0
})

describe('a part of the page with a script of its own', () => {
  it('gets it once and is marked as alive', async () => {
    document.body.innerHTML = '<div id="a" data-enhance="known" data-when="load"></div>'
    startEnhancements(loader)
    await vi.waitFor(() => expect(document.querySelector<HTMLElement>('#a')?.dataset.alive).toBe(''))
    document.querySelector('#a')?.dispatchEvent(new Event('pointerdown'))
    await Promise.resolve()
    expect(started).toEqual(['a'])
  })

  it('wakes at its first use where it waits', async () => {
    document.body.innerHTML = '<div id="b" data-enhance="known" data-when="interaction"></div>'
    startEnhancements(loader)
    expect(started).toEqual([])
    document.querySelector('#b')?.dispatchEvent(new Event('pointerdown'))
    await vi.waitFor(() => expect(started).toEqual(['b']))
  })

  it('wakes at once where it was in use before', async () => {
    document.body.innerHTML = '<form id="d" data-enhance="known" data-when="interaction"><input></form>'
    document.querySelector('input')?.focus()
    startEnhancements(loader)
    await vi.waitFor(() => expect(started).toEqual(['d']))
  })

  it('stays as the server sent it where no such script exists', () => {
    document.body.innerHTML = '<div id="c" data-enhance="unknown" data-when="load"></div>'
    startEnhancements(loader)
    expect(document.querySelector<HTMLElement>('#c')?.dataset.alive).toBeUndefined()
  })
})
