// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MessengerProvider } from './messenger-provider.ts'
import { startLauncher } from './start-launcher.ts'

let launcher: HTMLAnchorElement
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
}
beforeEach(() => {
  vi.stubGlobal('scrollY', 0)
  document.body.innerHTML = '<a href="#contact">Hilfe</a>'
  launcher = document.querySelector('a') as HTMLAnchorElement
})

describe('the launcher', () => {
  it('loads its messenger at the first click only, and opens it again after it was closed', async () => {
    const closings: (() => void)[] = []
    const provider: MessengerProvider = {
      load: vi.fn(async () => undefined),
      open: vi.fn((_, onClose) => void closings.push(onClose)),
    }
    startLauncher(launcher, provider)
    expect(provider.load).not.toHaveBeenCalled()
    launcher.click()
    expect(launcher.ariaBusy ?? launcher.getAttribute('aria-busy')).toBe('true')
    await vi.waitFor(() => expect(provider.open).toHaveBeenCalledTimes(1))
    launcher.click()
    expect(provider.open).toHaveBeenCalledTimes(1)
    closings[0]?.()
    launcher.click()
    expect(provider.open).toHaveBeenCalledTimes(2)
    expect(provider.load).toHaveBeenCalledTimes(1)
  })

  it('steps back while the page is read, and returns on the way up or with the focus', () => {
    startLauncher(launcher, { load: () => Promise.resolve(), open: () => undefined })
    const faded = () => launcher.hasAttribute('data-faded')
    scrollTo(10)
    expect(faded()).toBe(false)
    scrollTo(200)
    expect(faded()).toBe(true)
    scrollTo(100)
    expect(faded()).toBe(false)
    scrollTo(300)
    launcher.dispatchEvent(new Event('focus'))
    expect(faded()).toBe(false)
  })
})
