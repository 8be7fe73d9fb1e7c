// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scrollButtons } from './scroll-buttons.ts'

vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(resized: () => void) {
      sizeChanges = resized
    }
    observe() {}
  },
)
let sizeChanges = () => {}
afterEach(() => document.body.replaceChildren())

function bar({ content, room, at = 0 }: { content: number; room: number; at?: number }) {
  document.body.innerHTML =
    '<nav><ul><li></li></ul><div hidden><button data-step="-1"></button><button data-step="1"></button></div></nav>'
  const [nav, line, buttons] = ['nav', 'ul', 'div'].map(name => document.querySelector<HTMLElement>(name))
  if (!nav || !line || !buttons) throw new Error('no bar')
  Object.defineProperty(nav, 'clientWidth', { value: room })
  Object.defineProperties(line, {
    scrollWidth: { value: content, writable: true },
    clientWidth: { value: room },
  })
  line.scrollLeft = at
  scrollButtons(line, buttons)
  const [back, on] = buttons.querySelectorAll('button')
  return { buttons, line, states: () => [back?.disabled, on?.disabled], on }
}

describe('the buttons of a bar', () => {
  it('stay away where everything fits', () => {
    expect(bar({ content: 900, room: 900 }).buttons.hidden).toBe(true)
  })

  it.each([
    ['the start', 0, [true, false]],
    ['the middle', 120, [false, false]],
    ['the end', 300, [false, true]],
  ])('are off where there is nothing more to see: at %s', (_, at, expected) => {
    const { buttons, states } = bar({ content: 1200, room: 900, at })
    expect(buttons.hidden).toBe(false)
    expect(states()).toEqual(expected)
  })

  it('go away when the words become narrower, though the line kept room for its fading meanwhile', () => {
    const { buttons, line } = bar({ content: 1310, room: 1280 })
    expect(buttons.hidden).toBe(false)
    Object.assign(line, { scrollWidth: 1272 + 48 }).style.paddingInlineEnd = '48px'
    sizeChanges()
    expect(buttons.hidden).toBe(true)
    expect(line.hasAttribute('data-scrolls')).toBe(false)
  })

  it('move the bar by most of what can be seen', () => {
    const { line, on } = bar({ content: 3000, room: 1000 })
    const scrolled = vi.spyOn(line, 'scrollBy').mockImplementation(() => undefined)
    on?.click()
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ left: 700 }))
  })
})
