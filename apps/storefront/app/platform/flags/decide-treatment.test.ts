// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SHOW_DECIDED_BRANCH } from '../first-paint.ts'

const decideAfresh = async () => {
  vi.resetModules()
  return (await import('./decide-treatment.ts')).decideTreatment
}
const address = (search: string) => history.replaceState(null, '', `/themen${search}`)
const record = () => JSON.parse(localStorage.getItem('__AIE__') ?? 'null')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  address('')
  document.head.innerHTML = ''
  // biome-ignore lint/suspicious/noDocumentCookie: a test's browser has no Cookie Store
  for (const name of ['consent', 'split-user-key']) document.cookie = `${name}=; Max-Age=0; Path=/`
})

describe('a flag', () => {
  test('is what the address says, and the page keeps a record of it', async () => {
    address('?theme-portrait-format=on')
    const decide = await decideAfresh()
    expect(await decide('theme-portrait-format')).toMatchObject({ treatment: 'on', label: 'override' })
    expect(record()).toEqual({
      features: [{ feature: 'theme-portrait-format', treatment: 'on' }],
      story: '/themen',
    })
    expect(sessionStorage.getItem('flag-decisions')).toBeNull()
  })

  test('is off, without a client and without a key, for whoever did not agree', async () => {
    document.head.innerHTML = `<meta name="shop-services" content='{"purposes":["experiments"],"flags":{"key":"k","sdk":"/s","events":"/s","auth":"/s","telemetry":"/s"}}'>`
    const decide = await decideAfresh()
    expect(await decide('theme-portrait-format')).toEqual({
      treatment: 'off',
      config: null,
      label: 'no client',
    })
    expect(document.cookie).toBe('')
    expect(record()).toBeNull()
  })

  test('whose client breaks is control, labelled as an exception', async () => {
    document.head.innerHTML = `<meta name="shop-services" content='{"purposes":["experiments"],"flags":{"key":"k","sdk":"/s","events":"/s","auth":"/s","telemetry":"/s"}}'>`
    // biome-ignore lint/suspicious/noDocumentCookie: a test's browser has no Cookie Store
    document.cookie = `consent=1.${new Date().toISOString().slice(0, 10)}.experiments:1; Path=/`
    const decide = await decideAfresh()
    vi.doMock('./flag-client.ts', () => Promise.reject(new Error('blocked')))
    try {
      expect(await decide('theme-portrait-format')).toEqual({
        treatment: 'control',
        config: null,
        label: 'exception',
      })
    } finally {
      vi.doUnmock('./flag-client.ts')
    }
  })

  test('that the shop does not know is control', async () => {
    const decide = await decideAfresh()
    expect(await decide('made-up')).toMatchObject({ treatment: 'control', label: 'definition not found' })
  })
})

describe('a page', () => {
  const decided = async (treatment: string) => {
    const { recordDecision } = await import('./recorded-decisions.ts')
    recordDecision('a-flag', treatment, { forVisit: true })
    document.body.innerHTML =
      '<div data-enhance="flag" data-flag="a-flag"><p data-branch="off"></p><p data-branch="on" inert></p></div>'
    const root = document.querySelector<HTMLElement>('[data-flag]')
    // Runs the script as the browser does at its place, last in the element.
    new Function('document', SHOW_DECIDED_BRANCH)({ currentScript: { parentElement: root } })
    const inert = [...document.querySelectorAll<HTMLElement>('p')].map(branch => branch.inert)
    return [root?.dataset.treatment, inert]
  }

  test('shows before it is painted what an earlier page of the visit decided', async () => {
    expect(await decided('on')).toEqual(['on', [true, false]])
    expect(await decided('off')).toEqual([undefined, [false, true]])
  })

  test('begins its record anew', async () => {
    const { resetDecisionRecord, recordDecision } = await import('./recorded-decisions.ts')
    recordDecision('a-flag', 'on', { forVisit: true })
    resetDecisionRecord()
    expect(record()).toBeNull()
  })
})
