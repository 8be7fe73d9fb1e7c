// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from './show-toast.ts'

const shown = () => [...document.querySelectorAll('.toast p')].map(({ textContent }) => textContent)
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = ''
  // happy-dom has no top layer.
  HTMLElement.prototype.showPopover = () => undefined
})
afterEach(() => void vi.useRealTimers())

describe('a toast', () => {
  it('is read out, and goes after six seconds', () => {
    showToast({ text: 'Im Warenkorb', kind: 'note', close: 'Schließen' })
    expect([shown(), document.querySelector('.toast')?.role]).toEqual([['Im Warenkorb'], 'status'])
    vi.advanceTimersByTime(5999)
    expect(shown()).toEqual(['Im Warenkorb'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  it('stays while it has the focus', () => {
    showToast({ text: 'Im Warenkorb', kind: 'note', close: 'Schließen' })
    button('Schließen')?.focus()
    vi.advanceTimersByTime(20_000)
    expect(shown()).toEqual(['Im Warenkorb'])
    button('Schließen')?.blur()
    vi.advanceTimersByTime(1000)
    expect(shown()).toEqual([])
  })

  it('about an error interrupts, and stays until it is closed', () => {
    showToast({ text: 'Nicht gespeichert', kind: 'error', close: 'Schließen' })
    vi.advanceTimersByTime(60_000)
    expect([shown(), document.querySelector('.toast')?.role]).toEqual([['Nicht gespeichert'], 'alert'])
    button('Schließen')?.click()
    expect(shown()).toEqual([])
  })

  it('offers what can be done, and goes when it is done', () => {
    const run = vi.fn()
    showToast({ text: 'Entfernt', kind: 'note', close: 'Schließen', action: { text: 'Zurückholen', run } })
    button('Zurückholen')?.click()
    expect(run).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  it('never says the same twice at once', () => {
    for (let i = 0; i < 3; i++) showToast({ text: 'Offline', kind: 'error', close: 'Schließen' })
    expect(shown()).toEqual(['Offline'])
  })
})
