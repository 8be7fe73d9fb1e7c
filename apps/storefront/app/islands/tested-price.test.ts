// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import enhanceExperimentPrice from './tested-price.ts'

const money = (amount: number, text: string) => ({ amount, currency: 'EUR', text })
const formats = [
  {
    formatType: '400x300',
    text: '40 × 30 cm',
    priceCurrent: money(1, '1 €'),
    priceOriginal: money(1, '1 €'),
  },
  {
    formatType: '600x450',
    text: '60 × 45 cm',
    priceCurrent: money(8, '8 €'),
    priceOriginal: money(9, '9 €'),
  },
]
const decided = async (flag: string, format = '600x450') => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ payload: { formats } })
  })
  history.replaceState(null, '', '?is-on=on&is-off=off&is-control=control')
  document.body.innerHTML = `<div data-flag="${flag}" data-format="${format}"
      data-query='{"materialType":"acrylglas","frameType":"artbox-schwarz"}'
      data-shop='{"channel":"passepartout","country":"de","locale":"de-DE"}'>
      <p data-branch="off">ab 5 €</p>
      <p data-branch="on" inert><i data-part="size"></i><i data-part="now" hidden></i><i data-part="current"></i><i data-part="before" hidden><i data-part="original"></i></i></p>
    </div>`
  const root = document.body.firstElementChild as HTMLElement
  await enhanceExperimentPrice(root)
  const shown = root.querySelector<HTMLElement>('[data-branch]:not([inert])')
  return { prices: asked.filter(url => url.includes('/prices/formats')), text: shown?.textContent }
}

test.each(['is-off', 'is-control', 'is-unknown'])(
  'no prices are asked for where the test of wall pictures %s',
  async flag => expect(await decided(flag)).toEqual({ prices: [], text: 'ab 5 €' }),
)

test('where it is on, frame and material are asked for, and the price of the format is shown', async () => {
  const { prices, text } = await decided('is-on')
  expect(prices).toEqual(['/price-api/prices/formats?materialType=acrylglas&frameType=artbox-schwarz'])
  expect(text).toBe('60 × 45 cm8 €9 €')
})

test('the usual price stays where the format has none', async () => {
  expect((await decided('is-on', '100x100')).text).toBe('ab 5 €')
})
