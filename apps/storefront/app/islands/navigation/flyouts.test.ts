// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFlyouts } from './flyouts.ts'

const item = (index: number) => document.querySelectorAll<HTMLElement>('li')[index] as HTMLElement
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-flyout-panel]')]
    .filter(panel => panel.dataset.open === '')
    .map(panel => panel.dataset.flyoutPanel)
const expanded = () =>
  [...document.querySelectorAll('button')].map(button => button.getAttribute('aria-expanded'))

const hang = async (nav: HTMLElement) => {
  for (const li of nav.querySelectorAll('li')) {
    const panel = document.createElement('div')
    panel.dataset.flyoutPanel = li.dataset.flyout ?? ''
    panel.innerHTML = '<a href="#first">first</a>'
    panel.showPopover = () => panel.setAttribute('data-open', '')
    panel.hidePopover = () => panel.removeAttribute('data-open')
    li.append(panel)
  }
}

beforeEach(() => {
  document.body.innerHTML = `<nav><ul>${['a', 'b']
    .map(
      key =>
        `<li data-flyout="${key}"><a href="/${key}">${key}</a><button aria-expanded="false"></button></li>`,
    )
    .join('')}</ul></nav>`
})
const open = (load: Parameters<typeof createFlyouts>[1]) =>
  createFlyouts(document.querySelector('nav') as HTMLElement, load)

describe('the flyouts of a bar', () => {
  it('open one at a time, and are fetched once', async () => {
    const load = vi.fn(async () => hang)
    const flyouts = open(load)
    expect(await flyouts.open(item(0))).toBe(true)
    await flyouts.open(item(1))
    expect([shown(), expanded(), load.mock.calls.length]).toEqual([['b'], ['false', 'true'], 1])
    flyouts.close()
    expect([shown(), expanded()]).toEqual([[], ['false', 'false']])
  })

  it('do not open for a visitor who has gone on meanwhile', async () => {
    const flyouts = open(async () => hang)
    const opening = flyouts.open(item(0))
    flyouts.close()
    expect(await opening).toBe(false)
    expect(shown()).toEqual([])
  })

  it('that cannot be fetched leave the link as it is, and are tried again', async () => {
    const load = vi.fn<() => Promise<typeof hang>>().mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValue(hang)
    const flyouts = open(load)
    expect(await flyouts.open(item(0))).toBe(false)
    expect(await flyouts.open(item(0))).toBe(true)
  })

  it('give the focus to their first link', async () => {
    const flyouts = open(async () => hang)
    await flyouts.open(item(1))
    flyouts.focusFirst()
    expect(document.activeElement).toBe(item(1).querySelector('[data-flyout-panel] a'))
  })
})
