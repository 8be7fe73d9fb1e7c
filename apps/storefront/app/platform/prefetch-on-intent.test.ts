// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { prefetchOnIntent } from './prefetch-on-intent.ts'

const rules = () => document.querySelector('script[type=speculationrules]')?.textContent

beforeEach(() => {
  document.head.innerHTML = ''
  HTMLScriptElement.supports = type => type === 'speculationrules'
})

describe('pages are fetched ahead', () => {
  it.each([
    ['on a fast line', { saveData: false, effectiveType: '4g' }],
    ['on 3G', { effectiveType: '3g' }],
  ])('%s', (_, line) => {
    prefetchOnIntent(line)
    expect(JSON.parse(rules() ?? '{}')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
  })

  it.each([
    ['where data is saved', { saveData: true, effectiveType: '4g' }],
    ['on 2G', { effectiveType: '2g' }],
    ['on a line slower than that', { effectiveType: 'slow-2g' }],
  ])('never %s', (_, line) => {
    prefetchOnIntent(line)
    expect(rules()).toBeUndefined()
  })

  it('only where the browser knows the rules', () => {
    HTMLScriptElement.supports = () => false
    prefetchOnIntent({})
    expect(rules()).toBeUndefined()
  })
})
