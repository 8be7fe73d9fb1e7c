import type { Link } from '@passepartout/content-model'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../platform/page.ts'
import { ariaCurrentOf, hasFlyout, type NavigationItem, subNavigationItem } from './navigation-state.ts'

const link = (path: string): Link => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: '',
  url: '',
  cached_url: `passepartout/de-de/${path}`,
})
const tiles: NavigationItem['flyoutGroups'] = [
  {
    component: 'flyout-group',
    flyoutGroupIdentifier: 'all',
    flyoutGroupTitle: 'Alle',
    type: 'circle',
    flyoutGroupItems: [{ component: 'flyout-item', subnaviTitle: 'Poster', link: link('poster') }],
  },
]
const item = (text: string, path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  component: 'navigation-item',
  text,
  link: link(path),
  label: undefined,
  isOnlyInBurgerNavigation: false,
  alwaysShowSubNavi: false,
  flyoutGroups: [],
  ...more,
})
const wallArt = item('Wandbilder', 'wandbilder', { navigationType: 'wall-art', flyoutGroups: tiles })
const canvas = item('Leinwand', 'wandbilder/leinwand', { navigationType: 'canvas' })
const books = item('Fotobücher', 'fotobuch', { navigationType: 'books', flyoutGroups: tiles })

const at = (
  path: string,
  { named, items = [wallArt, canvas, books] }: { named?: string; items?: NavigationItem[] } = {},
) =>
  ({
    path,
    story: { content: named === undefined ? {} : { activeNavigation: named } },
    global: { navigation: items },
  }) as unknown as Page
const marks = (page: Page) =>
  [wallArt, canvas, books].flatMap(one => {
    const mark = ariaCurrentOf(page, one)
    return mark ? [`${one.text}: ${mark}`] : []
  })

describe('the bar marks', () => {
  it.each([
    ['/wandbilder', undefined, ['Wandbilder: page']],
    ['/wandbilder/leinwand', undefined, ['Leinwand: page']],
    ['/wandbilder/leinwand', 'wall-art', ['Wandbilder: true', 'Leinwand: page']],
    ['/wandbilder/acrylglas', undefined, ['Wandbilder: true']],
    ['/wandbilderrahmen', undefined, []],
    ['/rahmen', 'wall-art', ['Wandbilder: true']],
    ['/wandbilder/acrylglas', 'books', ['Fotobücher: true']],
    ['/kontakt', undefined, []],
    ['/', undefined, []],
  ])('on %s, whose story names %s, %j', (path, named, expected) => {
    expect(marks(at(path, named === undefined ? {} : { named }))).toEqual(expected)
  })

  it('nothing that every page would be below', () => {
    const start = item('Start', 'home')
    expect(ariaCurrentOf(at('/kontakt', { items: [start] }), start)).toBeUndefined()
  })
})

describe('the tiles below the bar', () => {
  const always = { ...wallArt, alwaysShowSubNavi: true }
  it.each([
    ['are those of the area that the story names', at('/x', { named: 'books' }), 'Fotobücher'],
    ['are left out where the story names none', at('/fotobuch'), undefined],
    ['are left out where the named area has none', at('/x', { named: 'canvas' }), undefined],
    ['are those that an area always shows', at('/kontakt', { items: [books, always] }), 'Wandbilder'],
    ['give way to those the story names', at('/x', { named: 'books', items: [books, always] }), 'Fotobücher'],
    ['are hidden on a feed', at('/feed-card', { named: 'books', items: [books, always] }), undefined],
    [
      'show on a feed, too, where its own area always shows them',
      at('/feed-card', { named: 'wall-art', items: [books, always] }),
      'Wandbilder',
    ],
  ])('%s', (_, page, expected) => {
    expect(subNavigationItem(page)?.text).toBe(expected)
  })
})

describe('a flyout', () => {
  it.each([
    ['belongs to an item with groups', {}, true],
    ['is not there for an item without', { flyoutGroups: [] }, false],
    ['is not there where the groups are for the tiles below the bar', { subNaviOnly: true }, false],
    ['is not there for an item that the bar leaves out', { isOnlyInBurgerNavigation: true }, false],
  ])('%s', (_, more, expected) => {
    expect(hasFlyout({ ...wallArt, ...more })).toBe(expected)
  })
})
