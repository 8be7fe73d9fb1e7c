// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { carryDraft } from './carry-draft.ts'
import { draftIn, draftOfReferrer, withDraft, withDraftQuery } from './draft-address.ts'

const DRAFT = '11111111-2222-4333-8444-555555555555'
const LINE = 'aaaaaaaa-2222-4333-8444-555555555555'

describe('the design in an address', () => {
  test.each([
    ['', []],
    [`?draft=${DRAFT}`, [['draft', DRAFT]]],
    [
      `?line=${LINE}&draft=${DRAFT}`,
      [
        ['draft', DRAFT],
        ['line', LINE],
      ],
    ],
    // A line alone belongs to the cart, and an invalid id is ignored.
    [`?line=${LINE}`, []],
    ['?draft=', []],
    ['?draft=1', []],
    [`?draft=${DRAFT}"><script>`, []],
    [`?draft=../../${DRAFT}`, []],
    [`?draft=javascript:alert(1)&line=${LINE}`, []],
  ])('%s', (search, expected) => {
    expect(draftIn(search)).toEqual(expected)
  })

  test('goes along to a designer once, with the word that it takes the choice', () => {
    expect(withDraft('/configurator-card?a=1', `?draft=${DRAFT}&gclid=x`)).toBe(
      `/configurator-card?a=1&draft=${DRAFT}&change=1`,
    )
    expect(withDraft('/configurator-card', `?draft=${DRAFT}`)).toBe(
      `/configurator-card?draft=${DRAFT}&change=1`,
    )
    expect(withDraft('/configurator-card', '?draft=nonsense')).toBe('/configurator-card')
  })
})

test('another page of the product keeps the design open', () => {
  const search = `formatType=600x400&draft=${DRAFT}&line=${LINE}`
  expect(withDraftQuery('/wandbilder/poster', search)).toBe(`/wandbilder/poster?draft=${DRAFT}&line=${LINE}`)
  expect(withDraftQuery('/wandbilder/poster?a=1', `?draft=${DRAFT}`)).toBe(
    `/wandbilder/poster?a=1&draft=${DRAFT}`,
  )
  expect(withDraftQuery('/wandbilder/poster', `line=${LINE}`)).toBe('/wandbilder/poster')
})

describe('the design of the page before', () => {
  const here = (search: string, path = '/wandbilder/poster') =>
    new URL(`${path}${search}`, 'https://shop.test') as unknown as Location
  const before = `https://shop.test/wandbilder/poster?draft=${DRAFT}&line=${LINE}`
  const both = [
    ['draft', DRAFT],
    ['line', LINE],
  ]

  test.each([
    ['comes along where a choice was pressed before its script was there', '?a=1', before, both],
    ['does not where the page is opened afresh', '', before, []],
    ['does not where it was left on purpose, or nobody says where one came from', '?a=1', '', []],
    ['does not where the address has one', `?draft=${DRAFT}`, before, []],
    ['does not from another page', '?a=1', before.replace('poster', 'leinwand'), []],
    ['does not from another shop', '?a=1', before.replace('shop.test', 'shop.example'), []],
    ['does not where it is no design', '?a=1', before.replace(DRAFT, '1'), []],
  ])('%s', (_what, search, referrer, expected) => {
    expect(draftOfReferrer(here(search), referrer)).toEqual(expected)
  })
})

describe('on the page of a product that was opened for a design', () => {
  beforeAll(() => {
    history.replaceState(null, '', `/wandbilder/poster?formatType=600x400&draft=${DRAFT}`)
    carryDraft()
  })
  beforeEach(() =>
    history.replaceState(null, '', `/wandbilder/poster?formatType=600x400&draft=${DRAFT}&line=${LINE}`),
  )

  function pressed(html: string): URL {
    document.body.innerHTML = html
    const link = document.querySelector<HTMLAnchorElement>('a')
    link?.addEventListener('click', event => event.preventDefault())
    link?.click()
    return new URL(link?.href ?? '')
  }

  it('says that a design waits', () => {
    expect(document.documentElement.dataset.draft).toBe('')
  })

  it.each([
    [
      'a designer takes the design and the choice',
      '<a href="/configurator-card/?a=1"></a>',
      [DRAFT, LINE, '1'],
    ],
    [
      'another format of the same page',
      '<a href="/wandbilder/poster?formatType=400x400"></a>',
      [DRAFT, LINE, null],
    ],
    [
      'another material has a page of its own',
      '<a href="/wandbilder/acrylglas?formatType=600x400" data-material="/wandbilder/acrylglas"></a>',
      [DRAFT, LINE, null],
    ],
    ['any other page does not', '<a href="/wandbilder/leinwand"></a>', [null, null, null]],
    [
      'beginning anew does not',
      '<a href="/wandbilder/poster?a=1" data-without-draft></a>',
      [null, null, null],
    ],
    ['another shop does not', '<a href="https://example.org/configurator-card"></a>', [null, null, null]],
  ])('%s', (_what, html, expected) => {
    const { searchParams } = pressed(html)
    expect(['draft', 'line', 'change'].map(name => searchParams.get(name))).toEqual(expected)
  })

  it('a link that names a design of its own keeps it', () => {
    const other = DRAFT.replace('1', '9')
    expect(pressed(`<a href="/configurator-card?draft=${other}"></a>`).searchParams.getAll('draft')).toEqual([
      other,
    ])
  })

  it.each([
    ['/configurator-card', `a=1&draft=${DRAFT}&line=${LINE}&change=1`],
    ['/wandbilder/poster', 'a=1'],
  ])('a form sent to %s says %s, however often it is sent', (action, sent) => {
    document.body.innerHTML = `<form action="${action}"><input name="a" value="1"></form>`
    const form = document.querySelector('form') as HTMLFormElement
    for (const _ of [1, 2]) form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    expect([...new FormData(form)].map(pair => pair.join('=')).join('&')).toBe(sent)
  })
})
