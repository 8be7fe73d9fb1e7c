// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import showFlagBranch from './flag.ts'
import slider from './slider.ts'
import smartBanner from './smart-banner.ts'

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a split test', () => {
  const shop = JSON.stringify({ channel: 'passepartout', country: 'de', locale: 'de-DE' })
  const html = (name: string) =>
    `<div data-flag="${name}" data-shop='${shop}'><p data-branch="off"></p><p data-branch="on" inert></p></div>`

  it('shows the on branch where the treatment is on, else the off branch', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ payload: { logged: true } }))
    history.replaceState(null, '', '?is-on=on&is-off=off&is-control=control')
    const decided = async (name: string) => {
      const root = show(html(name))
      showFlagBranch(root)
      await new Promise(resolve => setTimeout(resolve, 20))
      return [...root.querySelectorAll<HTMLElement>('[data-branch]')].map(branch => branch.inert)
    }
    expect(await decided('is-on')).toEqual([true, false])
    for (const name of ['is-off', 'is-control', 'is-unknown'])
      expect(await decided(name)).toEqual([false, true])
  })
})

describe('a slider', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
      },
    )
  })
  const open = () => {
    const root = show(
      '<div><ul data-row tabindex="0"><li></li><li></li><li></li></ul><button data-step="-1"></button><button data-step="1"></button></div>',
    )
    const row = root.querySelector('ul') as HTMLElement
    for (const [index, slide] of [...row.children].entries())
      Object.defineProperty(slide, 'offsetLeft', { value: 20 + index * 300 })
    Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 400 } })
    slider(root)
    return { row, buttons: [...root.querySelectorAll('button')] }
  }
  const states = (buttons: Element[]) => buttons.map(button => button.getAttribute('aria-disabled'))

  it('goes on by one slide in half a second and tells when it is at an end', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
    const { row, buttons } = open()
    expect(states(buttons)).toEqual(['true', 'false'])
    buttons[1]?.click()
    vi.advanceTimersByTime(250)
    expect(row.scrollLeft).toBeGreaterThan(100)
    expect(row.scrollLeft).toBeLessThan(300)
    vi.advanceTimersByTime(300)
    expect(row.scrollLeft).toBe(300)
    expect(row.style.scrollSnapType).toBe('')
    row.dispatchEvent(new Event('scroll'))
    expect(states(buttons)).toEqual(['false', 'false'])
  })

  it('follows the arrow keys and End, and not past its last slide', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
    const { row, buttons } = open()
    const press = (key: string) => {
      row.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      vi.advanceTimersByTime(600)
      row.dispatchEvent(new Event('scroll'))
    }
    press('ArrowRight')
    expect(row.scrollLeft).toBe(300)
    press('End')
    expect([row.scrollLeft, ...states(buttons)]).toEqual([500, 'false', 'true'])
    press('Home')
    expect(row.scrollLeft).toBe(0)
  })
})

describe('the hint at the app', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
  let isWide = false
  const open = (isPhone: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
    vi.stubGlobal('navigator', { userAgent: isPhone ? PHONE : 'Mozilla/5.0 (X11; Linux x86_64)' })
    const root = show('<aside hidden><button></button></aside>')
    smartBanner(root)
    return root
  }

  it('follows a tablet that is turned, 50 ms after it was', () => {
    localStorage.clear()
    vi.useFakeTimers()
    const root = open(true)
    expect(root.hidden).toBe(false)
    isWide = true
    dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(49)
    expect(root.hidden).toBe(false)
    vi.advanceTimersByTime(1)
    expect(root.hidden).toBe(true)
    isWide = false
    vi.useRealTimers()
  })

  it('comes on a telephone only, and never again once it was closed', () => {
    localStorage.clear()
    expect(open(false).hidden).toBe(true)
    const root = open(true)
    expect(root.hidden).toBe(false)
    root.querySelector('button')?.click()
    expect(root.hidden).toBe(true)
    expect(open(true).hidden).toBe(true)
  })
})
