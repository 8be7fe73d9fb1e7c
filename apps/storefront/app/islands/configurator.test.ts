// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import enhanceProductForm from './configurator.ts'

const page = (quantity: number) => `<form action="/cards" data-enhance="configurator">
  <div data-part="choices"><input type="number" inputmode="numeric" name="quantity" min="1" max="99" value="${quantity}"></div>
  <div data-part="price"><p data-figures>${quantity * 2} €</p></div>
  <button data-reckon></button>
</form>`

const form = () => document.querySelector('form') as HTMLFormElement
const price = () => document.querySelector('[data-figures]')?.textContent
const isShown = () => !form().matches('[aria-busy=true], [data-unpriced]')

function types(quantity: string): void {
  const field = form().elements.namedItem('quantity') as HTMLInputElement
  field.value = quantity
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the price beside a number that is typed', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string) => {
      const asked = new URL(address, 'http://shop.test').searchParams.get('quantity')
      return new Response(page(Number(asked)))
    })
    document.body.innerHTML = page(1)
    enhanceProductForm(form())
    return () => void vi.unstubAllGlobals()
  })

  test('is hidden from the first key on, until that of the number is there', async () => {
    types('20')
    expect(isShown()).toBe(false)
    await vi.waitFor(() => expect([isShown(), price()]).toEqual([true, '40 €']))
  })

  test('is asked for at once by the Enter key, without leaving the page', async () => {
    types('20')
    const submitter = form().querySelector('button')
    const enter = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
    form().dispatchEvent(enter)
    expect(enter.defaultPrevented).toBe(true)
    await vi.waitFor(() => expect([isShown(), price()]).toEqual([true, '40 €']))
  })

  test.each(['', '0', '999'])('of "%s" stays hidden, and comes back with one that can be', async wrong => {
    types(wrong)
    form().dispatchEvent(new Event('change', { bubbles: true }))
    expect(isShown()).toBe(false)
    types('5')
    await vi.waitFor(() => expect([isShown(), price()]).toEqual([true, '10 €']))
  })

  test('of an older number never comes beside a new one', async () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    let answerOlder = () => {}
    const older = new Promise<void>(resolve => {
      answerOlder = resolve
    })
    vi.stubGlobal('fetch', async (address: string) => {
      const asked = Number(new URL(address, 'http://shop.test').searchParams.get('quantity'))
      if (asked === 20) await older
      return new Response(page(asked))
    })
    types('20')
    form().dispatchEvent(new SubmitEvent('submit', { submitter: form().querySelector('button') }))
    ;(form().elements.namedItem('quantity') as HTMLInputElement).value = '5'
    form().dispatchEvent(new Event('change', { bubbles: true }))
    answerOlder()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect([isShown(), price()]).toEqual([false, '2 €'])
    while (frames.length > 0) frames.shift()?.(0)
    await vi.waitFor(() => expect([isShown(), price()]).toEqual([true, '10 €']))
  })
})
