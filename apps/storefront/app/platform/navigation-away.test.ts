// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

let module: typeof import('./navigation-away.ts')
beforeEach(async () => {
  vi.resetModules()
  document.body.innerHTML = '<a href="/b"><b>next</b></a><a href="#c">here</a>'
  module = await import('./navigation-away.ts')
})

const press = (index: number) => {
  const link = document.querySelectorAll('a')[index]
  link?.addEventListener('click', event => event.preventDefault(), { once: true })
  ;(link?.firstElementChild ?? link)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  )
}

it('a link to another page leaves this one, for a while', () => {
  module.trackNavigationAway()
  expect(module.isNavigatingAway()).toBe(false)
  press(0)
  expect(module.isNavigatingAway()).toBe(true)
  expect(module.isNavigatingAway(Date.now() + 10_000)).toBe(false)
})

it('a link to a place of this page stays', () => {
  module.trackNavigationAway()
  press(1)
  expect(module.isNavigatingAway()).toBe(false)
})

it.each([
  ['another page', {}, true],
  ['another address of the same page', { destination: { sameDocument: true } }, false],
])('where the browser tells, going to %s counts by what it tells', (_, told, leaves) => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  module.trackNavigationAway()
  const usual = { destination: { sameDocument: false } }
  navigation.dispatchEvent(Object.assign(new Event('navigate'), usual, told))
  expect(module.isNavigatingAway()).toBe(leaves)
  vi.unstubAllGlobals()
})

it('code that a page being left no longer gets does not load it anew', async () => {
  const { reloadOnMissingChunk } = await import('../islands/runtime/chunk-reload.ts')
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/a', reload })
  module.trackNavigationAway()
  reloadOnMissingChunk()
  press(0)
  expect(dispatchEvent(new Event('vite:preloadError', { cancelable: true }))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
