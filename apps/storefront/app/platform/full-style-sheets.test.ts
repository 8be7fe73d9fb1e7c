// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** Links in the order in which they were appended to the head; nothing is loaded here. */
const placed: HTMLLinkElement[] = []

beforeEach(() => {
  vi.resetModules()
  placed.length = 0
  vi.spyOn(document.head, 'append').mockImplementation(link => void placed.push(link as HTMLLinkElement))
  document.head.innerHTML =
    '<style data-from="/assets/root.css" data-part="">p{margin:0}</style><style data-from="/assets/area.css" data-part="">a{margin:0}</style>'
})

async function ask() {
  const { loadFullStyleSheets } = await import('./full-style-sheets.ts')
  let isSettled = false
  const settled = loadFullStyleSheets().then(() => {
    isSettled = true
  })
  return { wholeStyles: loadFullStyleSheets, settled, isSettled: () => isSettled }
}

test('whole sheets follow all others, in the order of their parts: between them they would move the page', async () => {
  await ask()
  expect(placed.map(link => link.getAttribute('href'))).toEqual(['/assets/root.css', '/assets/area.css'])
})

test('sheets are fetched once, however often they are asked for', async () => {
  const { wholeStyles } = await ask()
  void wholeStyles()
  expect(placed).toHaveLength(2)
})

test('who waits for them goes on once all have come or could not be had', async () => {
  const { settled, isSettled } = await ask()
  const [root, area] = placed
  root?.onload?.(new Event('load'))
  await Promise.resolve()
  expect(isSettled()).toBe(false)
  area?.onerror?.(new Event('error'))
  await settled
  expect(isSettled()).toBe(true)
})

test('a page that links its sheets has nothing to wait for', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/root.css">'
  const { settled, isSettled } = await ask()
  await settled
  expect([isSettled(), placed.length]).toEqual([true, 0])
})

test('a sheet that came whole is only kept for the next page', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('')))
  vi.stubGlobal('fetch', fetched)
  document.head.innerHTML = '<style data-from="/assets/brand.css">a{margin:0}</style>'
  const { settled } = await ask()
  await settled
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith('/assets/brand.css', { priority: 'low' }))
  expect(placed).toEqual([])
  vi.unstubAllGlobals()
})
