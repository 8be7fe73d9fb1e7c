import { flyoutGroupSchema, navigationItemSchema } from '@passepartout/content-model'
import { pagePath, shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Page } from '../../platform/page.ts'
import { pageWith } from '../structured-data/page.fixture.ts'
import { BurgerEntry } from './burger-entry.tsx'
import { Flyouts } from './flyouts.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { SubNavigation } from './sub-navigation.tsx'

const link = (slug: string) => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: slug,
  url: '',
  cached_url: `passepartout/de-de/${slug}`,
})
const asset = (name: string) => ({
  fieldtype: 'asset',
  id: 1,
  filename: name && `https://a.storyblok.com/f/1/100x100/${name}`,
  alt: '',
})
const tile = (title: string, more: object = {}) => ({
  component: 'flyout-item',
  subnaviTitle: title,
  link: link(title.toLowerCase()),
  asset: asset('tile.jpg'),
  ...more,
})

/** An item of the navigation bar as a connected space stores it, with every field of the specification. */
const stored = {
  component: 'navigation-item',
  text: 'Wandbilder',
  link: link('wandbilder'),
  icon: asset('leaf.svg'),
  color: '#93a488',
  navigationType: 'wall-art',
  label: [],
  isOnlyInBurgerNavigation: false,
  alwaysShowSubNavi: true,
  flyoutGroups: [
    {
      component: 'flyout-group',
      flyoutGroupIdentifier: 'bestseller',
      flyoutGroupTitle: 'Beliebt',
      type: 'circle',
      flyoutGroupItems: [
        tile('Leinwand', {
          subnaviAsset: asset('small.jpg'),
          navigationItem: [{ navigationType: 'canvas', label: [{ labelText: 'Neu im Mai' }] }],
          subFlyoutGroups: [
            {
              component: 'flyout-group',
              flyoutGroupIdentifier: 'frames',
              flyoutGroupTitle: 'Mit Rahmen',
              type: 'square',
              flyoutGroupItems: [tile('Schattenfuge')],
              flyoutGroupItemsCustom: [tile('Holzrahmen')],
            },
          ],
        }),
        tile('', {
          fullStoryData: { name: 'Aus der Story', uuid: 'u' },
          storyblokTitle: '',
          link: link('poster'),
        }),
      ],
      flyoutGroupItemsCustom: [tile('Eigenes')],
    },
  ],
}
const item = navigationItemSchema.parse(stored)
const shop = shopFor('passepartout', 'de-DE')
const page = pageWith([], {
  shop,
  path: '/wandbilder',
  href: (path: string) => pagePath(shop, path),
  global: { navigation: [item] },
} as unknown as Partial<Page>)
const html = (element: React.ReactNode) => renderToStaticMarkup(element)

describe('a menu of a connected space shows', () => {
  const menus = {
    'the flyout': html(<Flyouts page={page} prices={new Map() as never} />),
    'the burger': html(<BurgerEntry page={page} item={item} />),
  }

  test.each(Object.entries(menus))('in %s the items that an editor added, behind the others', (_, shown) => {
    expect(shown).toMatch(/Leinwand.*Aus der Story.*Eigenes/s)
  })

  test.each(Object.entries(menus))('in %s the groups below an item, with their links', (_, shown) => {
    expect(shown).toMatch(/Leinwand.*Mit Rahmen.*href="\/schattenfuge".*href="\/holzrahmen".*Aus der Story/s)
  })

  test.each(Object.entries(menus))('in %s the label of the item that a tile stands for', (_, shown) => {
    expect(shown).toContain('Neu im Mai')
  })

  test('the icon of an item in the bar and in the burger, or else its colour', () => {
    const plain = { ...item, icon: undefined }
    const bar = (one: typeof item) =>
      html(<MainNavigation page={{ ...page, global: { navigation: [one] } } as never} />)
    for (const shown of [bar(item), menus['the burger']]) expect(shown).toMatch(/<img[^>]*leaf\.svg/)
    for (const shown of [bar(plain), html(<BurgerEntry page={page} item={plain} />)])
      expect(shown).toContain('style="background:#93a488"')
  })

  test('the picture of its own in the tiles below the bar, with what an editor added', () => {
    const shown = html(<SubNavigation page={page} item={item} />)
    expect(shown).toMatch(/small\.jpg.*Leinwand/s)
    expect(shown).toContain('Eigenes')
  })
})

describe('what a space leaves empty or breaks takes no menu down', () => {
  test.each([
    ['an empty icon', { icon: asset('') }],
    ['an icon that is a word', { icon: 'leaf' }],
    ['a colour that is more than a colour', { color: 'red;background:url(//x.example)' }],
    ['fields that nobody knows', { hasSubItems: true, subItems: [] }],
  ])('%s', (_, more) => {
    const parsed = navigationItemSchema.parse({ ...stored, icon: asset(''), color: '', ...more })
    expect([parsed.icon, parsed.color]).toEqual([undefined, undefined])
  })

  test('a group may have added items only, but not none at all', () => {
    const [group] = stored.flyoutGroups
    expect(flyoutGroupSchema.safeParse({ ...group, flyoutGroupItems: [] }).success).toBe(true)
    expect(
      flyoutGroupSchema.safeParse({ ...group, flyoutGroupItems: [], flyoutGroupItemsCustom: [] }).success,
    ).toBe(false)
  })

  test('an item with broken references stays', () => {
    const [group] = stored.flyoutGroups
    const items = [tile('Poster', { navigationItem: 'uuid', fullStoryData: 'uuid', subFlyoutGroups: [] })]
    expect(flyoutGroupSchema.parse({ ...group, flyoutGroupItems: items }).flyoutGroupItems).toHaveLength(1)
  })
})
