// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import search from './search.ts'

let link: HTMLAnchorElement

beforeEach(() => {
  document.body.innerHTML =
    '<header><p class="bar-logo"><a href="/suche" data-label="Suche">Suche</a></p></header>'
  link = document.querySelector('a') as HTMLAnchorElement
  search(link)
})

const press = (init: MouseEventInit = {}): boolean =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
/** The panel is loaded at the first press, which takes seconds on a busy machine. */
const LOADED = { timeout: 15_000 }
const panels = () => document.querySelectorAll<HTMLDialogElement>('dialog')

it('opens in place also for whom the panel was not fetched before the press', async () => {
  expect(press()).toBe(false)
  await vi.waitFor(() => expect(panels()[0]?.open).toBe(true), LOADED)
})

it('stays one panel however often it is opened', async () => {
  press()
  press()
  await vi.waitFor(() => expect(panels()[0]?.open).toBe(true), LOADED)
  panels()[0]?.close()
  press()
  expect(panels()).toHaveLength(1)
  expect(panels()[0]?.open).toBe(true)
})

it('leaves a press for another tab to the browser', () => {
  expect(press({ ctrlKey: true })).toBe(true)
  expect(panels()).toHaveLength(0)
})
