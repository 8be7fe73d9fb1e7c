// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { showPrices } from './burger-prices.ts'

const FLYOUTS = `<div><a href="/poster"><span data-price="poster"><span class="figures flyout-line">ab 5,95 €</span></span></a></div>`

function menuWith(...names: string[]): HTMLElement {
  const menu = document.createElement('dialog')
  menu.dataset.flyouts = '/_flyouts'
  menu.innerHTML = names.map(name => `<a><span data-price="${name}"></span></a>`).join('')
  return menu
}
const answering = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
afterEach(() => vi.restoreAllMocks())

test('tiles of the menu show the prices of the flyouts', async () => {
  answering(async () => new Response(FLYOUTS))
  const menu = menuWith('poster', 'leinwand')
  await showPrices(menu)
  expect([...menu.querySelectorAll('[data-price]')].map(({ textContent }) => textContent)).toEqual([
    'ab 5,95 €',
    '',
  ])
  expect(menu.querySelector('.flyout-line')).toBeNull()
})

test('a menu without prices asks for none', async () => {
  const asked = answering(async () => new Response(FLYOUTS))
  await showPrices(menuWith())
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['are refused', async () => new Response('', { status: 503 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
])('tiles stay without prices where they %s', async (_, answer) => {
  answering(answer)
  const menu = menuWith('poster')
  await showPrices(menu)
  expect(menu.textContent).toBe('')
})
