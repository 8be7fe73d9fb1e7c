// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { withQueryMarks } from './marks.ts'
import { propagateQueryMarks } from './propagate-query-marks.ts'

describe('an address with the marks of the page before', () => {
  test.each([
    ['/wandbilder', '?gclid=a&s=mail', '/wandbilder?gclid=a&s=mail'],
    ['/wandbilder?size=48#list', '?gclid=a&color=red', '/wandbilder?size=48&gclid=a#list'],
    ['/wandbilder?gclid=own', '?gclid=a&gclid=b', '/wandbilder?gclid=own'],
    ['/wandbilder#list', '?s=&utm_source=x', '/wandbilder#list'],
  ])('%s, %s', (address, search, marked) => {
    expect(withQueryMarks(address, search)).toBe(marked)
  })
})

describe('on a page whose address has marks', () => {
  beforeAll(() => propagateQueryMarks())
  beforeEach(() => history.replaceState(null, '', '/themes/olivenhain/?gclid=ad-1&s=mail'))

  function pressed(html: string): HTMLElement {
    document.body.innerHTML = html
    const pressed = document.querySelector<HTMLElement>('a, button')
    pressed?.addEventListener('click', event => event.preventDefault())
    pressed?.click()
    return pressed as HTMLElement
  }

  it('a link within the shop carries them on', () => {
    const link = pressed('<a href="/configurator-card/?isSample=1"></a>') as HTMLAnchorElement
    expect(link.pathname + link.search).toBe('/configurator-card/?isSample=1&gclid=ad-1&s=mail')
  })

  it('a link to elsewhere does not', () => {
    const link = pressed('<a href="https://example.org/"></a>') as HTMLAnchorElement
    expect(link.search).toBe('')
  })

  it.each([
    ['get', 'quantity=50&gclid=ad-1&s=mail'],
    ['post', 'quantity=50'],
  ])('a form sent by %s says %s, however often it is sent', (method, sent) => {
    document.body.innerHTML = `<form method="${method}"><input name="quantity" value="50"></form>`
    const form = document.querySelector('form') as HTMLFormElement
    for (const _ of [1, 2]) form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    const entries = [...new FormData(form)].map(pair => pair.join('='))
    expect(entries.join('&')).toBe(sent)
  })
})
