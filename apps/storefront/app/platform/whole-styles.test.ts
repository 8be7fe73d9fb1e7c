// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** Links in the order in which they were put behind something, and what that was; nothing is fetched here. */
const placed: { behind: string | undefined; link: HTMLLinkElement }[] = []

beforeEach(() => {
  vi.resetModules()
  placed.length = 0
  vi.spyOn(HTMLElement.prototype, 'after').mockImplementation(function (this: HTMLElement, link) {
    placed.push({ behind: this.dataset.from, link: link as HTMLLinkElement })
  })
  document.head.innerHTML =
    '<style data-from="/assets/root.css">p{margin:0}</style><style data-from="/assets/brand.css">a{margin:0}</style>'
})

async function ask() {
  const { wholeStyles } = await import('./whole-styles.ts')
  let isSettled = false
  const settled = wholeStyles().then(() => {
    isSettled = true
  })
  return { wholeStyles, settled, isSettled: () => isSettled }
}

test('each whole sheet follows its part, before the next one', async () => {
  await ask()
  const addresses = placed.map(({ behind, link }) => [behind, link.getAttribute('href')])
  expect(addresses).toEqual([
    ['/assets/root.css', '/assets/root.css'],
    ['/assets/brand.css', '/assets/brand.css'],
  ])
})

test('sheets are fetched once, however often they are asked for', async () => {
  const { wholeStyles } = await ask()
  void wholeStyles()
  expect(placed).toHaveLength(2)
})

test('who waits for them goes on once all have come or could not be had', async () => {
  const { settled, isSettled } = await ask()
  const [root, brand] = placed
  root?.link.onload?.(new Event('load'))
  await Promise.resolve()
  expect(isSettled()).toBe(false)
  brand?.link.onerror?.(new Event('error'))
  await settled
  expect(isSettled()).toBe(true)
})

test('a page that links its sheets has nothing to wait for', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/root.css">'
  const { settled, isSettled } = await ask()
  await settled
  expect([isSettled(), placed.length]).toEqual([true, 0])
})
