// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// Preloads modules that are imported on first use.
import '../flag.ts'
import './flyout-panels.ts'
import { flyoutPointer } from './flyout-pointer.ts'

const PANEL = `<div data-flyout-panel="a"><a href="/a">Alles</a>
  <p data-flag="wall-art-product-matrix"><i data-branch="off"></i><i data-branch="on" inert></i></p></div>`
const item = () => document.querySelector<HTMLElement>('li') as HTMLElement
const panel = () => document.querySelector<HTMLElement>('[data-flyout-panel]')
const isOpen = () => panel()?.dataset.open === ''

beforeEach(() => {
  history.replaceState(null, '', '?wall-art-product-matrix=on')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
  vi.stubGlobal('fetch', async () => new Response(PANEL))
  HTMLElement.prototype.showPopover = function () {
    this.dataset.open = ''
    this.dispatchEvent(new Event('toggle'))
  }
  HTMLElement.prototype.hidePopover = function () {
    delete this.dataset.open
  }
  document.body.innerHTML = `<div><nav data-flyouts="/_flyouts"><ul><li data-flyout="a"><a href="/a">a</a>
    <button></button></li></ul></nav></div>`
  flyoutPointer(document.querySelector('nav') as HTMLElement)
})
afterEach(() => void vi.unstubAllGlobals())

const opens = async () => {
  item().querySelector('button')?.click()
  await vi.waitFor(() => expect(isOpen()).toBe(true))
}

test('a page that is left leaves no flyout open', async () => {
  await opens()
  dispatchEvent(new Event('pagehide'))
  expect(isOpen()).toBe(false)
})

test('a flag in a flyout is read once, when it first opens', async () => {
  const inert = () => [...document.querySelectorAll<HTMLElement>('[data-branch]')].map(branch => branch.inert)
  await opens()
  await vi.waitFor(() => expect(inert()).toEqual([true, false]))
  for (const branch of document.querySelectorAll<HTMLElement>('[data-branch]')) branch.inert = true
  dispatchEvent(new Event('pagehide'))
  await opens()
  await new Promise(resolve => setTimeout(resolve, 30))
  expect(inert()).toEqual([true, true])
})
