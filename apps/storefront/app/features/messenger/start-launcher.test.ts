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

  describe('while something covers it', () => {
    const provider = (more: Partial<MessengerProvider> = {}) => ({
      load: () => Promise.resolve(),
      open: vi.fn<MessengerProvider['open']>(),
      setVisible: vi.fn<(isVisible: boolean) => void>(),
      ...more,
    })
    const told = (messenger: ReturnType<typeof provider>) => vi.mocked(messenger.setVisible).mock.calls
    const shownAs = (hidden: boolean) => vi.waitFor(() => expect(launcher.hidden).toBe(hidden))

    it.each([
      ['an open dialog', '<dialog open></dialog>'],
      ['a notice at the foot', '<section data-covers-foot=""></section>'],
    ])('is hidden below %s, and shown after it', async (_, html) => {
      const messenger = provider()
      startLauncher(launcher, messenger)
      document.body.insertAdjacentHTML('beforeend', html)
      await shownAs(true)
      document.body.lastElementChild?.remove()
      await shownAs(false)
      expect(told(messenger)).toEqual([[false], [true]])
    })

    it('is hidden from the start where a notice is there already', () => {
      document.body.insertAdjacentHTML('beforeend', '<section data-covers-foot=""></section>')
      startLauncher(launcher, provider())
      expect(launcher.hidden).toBe(true)
    })

    it('is shown where a notice is there but hidden', async () => {
      document.body.insertAdjacentHTML('beforeend', '<aside data-covers-foot="" hidden></aside>')
      startLauncher(launcher, provider())
      expect(launcher.hidden).toBe(false)
      document.querySelector('aside')?.removeAttribute('hidden')
      await shownAs(true)
    })

    it('is hidden while a keyboard takes the foot of the screen, not while fingers enlarge the page', () => {
      const seen = Object.assign(new EventTarget(), { height: innerHeight, scale: 1 })
      vi.stubGlobal('visualViewport', seen)
      startLauncher(launcher, provider())
      Object.assign(seen, { height: innerHeight / 2, scale: 2 }).dispatchEvent(new Event('resize'))
      expect(launcher.hidden).toBe(false)
      Object.assign(seen, { height: innerHeight / 2, scale: 1 }).dispatchEvent(new Event('resize'))
      expect(launcher.hidden).toBe(true)
      Object.assign(seen, { height: innerHeight, scale: 1 }).dispatchEvent(new Event('resize'))
      expect(launcher.hidden).toBe(false)
      vi.stubGlobal('visualViewport', undefined)
    })

    it('stays where its own dialog is what opens', async () => {
      const open = () => document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
      const messenger = provider({ isDialog: true, open: vi.fn(open) })
      startLauncher(launcher, messenger)
      launcher.click()
      await vi.waitFor(() => expect(messenger.open).toHaveBeenCalled())
      await new Promise(resolve => setTimeout(resolve))
      expect(launcher.hidden).toBe(false)
      expect(messenger.setVisible).not.toHaveBeenCalled()
    })
  })
})
