/** Responses in the recorded shapes of Storyblok's delivery API; none comes from the shop's own service. */

const BASE = {
  created_at: '2024-03-11T09:12:44.103Z',
  published_at: '2024-05-02T07:30:00.000Z',
  first_published_at: '2024-03-12T10:00:00.000Z',
  updated_at: '2024-05-02T07:30:00.012Z',
  sort_by_date: null,
  position: -20,
  tag_list: [],
  is_startpage: false,
  parent_id: 498_112_233,
  meta_data: null,
  group_id: '8b0c1b2e-5a52-4b43-9a0b-0d8ff0f7a4b1',
  release_id: null,
  lang: 'default',
  path: null,
  default_full_slug: null,
  translated_slugs: null,
}

const uuid = (last: number) => `1f0e9c52-7a3b-4a10-8f1d-${String(last).padStart(12, '0')}`

const multilink = (to: number, cachedUrl: string) => ({
  id: uuid(to),
  url: '',
  linktype: 'story',
  fieldtype: 'multilink',
  cached_url: cachedUrl,
})

export const canvas = {
  ...BASE,
  id: 498_112_240,
  uuid: uuid(2),
  name: 'Leinwand',
  slug: 'leinwand',
  full_slug: 'passepartout/de-de/wandbilder/leinwand',
  alternates: [
    {
      id: 498_112_241,
      name: 'Canvas',
      slug: 'canvas',
      published: true,
      full_slug: 'passepartout/en-gb/wall-art/canvas',
      is_folder: false,
      parent_id: 498_112_299,
    },
  ],
  content: {
    _uid: '5b1f4a55-6a66-4a34-8a5e-8b3b3c3f1a01',
    component: 'page',
    title: 'Dein Foto auf Leinwand',
    description: 'Auf Keilrahmen gespannt.',
    robots: '',
    teaser: [],
    body: [
      {
        _uid: '5b1f4a55-6a66-4a34-8a5e-8b3b3c3f1a02',
        component: 'overview-head',
        scene: [
          {
            _uid: '5b1f4a55-6a66-4a34-8a5e-8b3b3c3f1a06',
            component: 'scene',
            scene: 'living-room',
            photos: ['dune'],
            alt: 'Düne über einem Sofa',
          },
        ],
        headline: 'Leinwand',
        text: 'Gespannt auf Holz.',
        cta: [
          {
            _uid: '5b1f4a55-6a66-4a34-8a5e-8b3b3c3f1a03',
            component: 'call-to-action',
            text: 'Beginnen',
            link: multilink(3, 'passepartout/de-de/wandbilder'),
          },
        ],
        secondary: [],
      },
      {
        _uid: '5b1f4a55-6a66-4a34-8a5e-8b3b3c3f1a04',
        component: 'image',
        caption: '',
        picture: {
          id: 15_227_001,
          alt: 'Leinwand an der Wand',
          name: '',
          focus: '',
          title: '',
          source: '',
          filename: 'https://a.storyblok.com/f/98765/2000x1333/0f3c2b1a9d/leinwand.jpg',
          copyright: '',
          fieldtype: 'asset',
          meta_data: {},
          is_external_url: false,
        },
      },
      {
        _uid: '5b1f4a55-6a66-4a34-8a5e-8b3b3c3f1a05',
        component: 'text',
        body: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                { text: 'Mehr bei den ', type: 'text' },
                {
                  text: 'Wandbildern',
                  type: 'text',
                  marks: [
                    {
                      type: 'link',
                      attrs: {
                        href: '/passepartout/de-de/wandbilder',
                        uuid: uuid(3),
                        anchor: null,
                        target: '_self',
                        linktype: 'story',
                      },
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
    ],
  },
}

export const wallArt = {
  ...BASE,
  id: 498_112_242,
  uuid: uuid(3),
  name: 'Wandbilder',
  slug: 'wandbilder',
  full_slug: 'passepartout/de-de/wandbilder',
  alternates: [],
  content: { ...canvas.content, title: 'Wandbilder' },
}

export const moved = {
  ...wallArt,
  uuid: uuid(4),
  full_slug: 'passepartout/de-de/umgezogen',
  content: {
    component: 'page',
    title: 'Umgezogen',
    description: '',
    target: multilink(3, 'passepartout/de-de/wandbilder'),
    status: '302',
    body: [],
  },
}

/** Leftovers of editors and other front ends: an unknown component, node, mark, link type and field. */
export const broken = {
  ...wallArt,
  uuid: uuid(5),
  full_slug: 'passepartout/de-de/kaputt',
  content: {
    component: 'page',
    title: 'Kaputt',
    description: '',
    mood: 'blue',
    body: [
      { _uid: 'k1', component: 'slider-9', items: [] },
      { _uid: 'k2', component: 'headline' },
      'no block',
      {
        _uid: 'k3',
        component: 'text',
        body: {
          type: 'doc',
          content: [
            { type: 'marquee', content: [{ type: 'text', text: 'weg' }] },
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'bleibt', marks: [{ type: 'blinking' }] },
                {
                  type: 'text',
                  text: 'dorthin',
                  marks: [
                    { type: 'link', attrs: { href: '/passepartout/de-de/wandbilder', linktype: 'story' } },
                  ],
                },
                {
                  type: 'text',
                  text: 'nirgendwohin',
                  marks: [{ type: 'link', attrs: { href: 'javascript:x' } }],
                },
              ],
            },
          ],
        },
      },
      {
        _uid: 'k4',
        component: 'link-list',
        headline: 'Mehr',
        items: [
          {
            text: 'Datenblatt',
            link: {
              ...multilink(0, 'https://a.storyblok.com/f/98765/blatt.pdf'),
              id: '',
              linktype: 'asset',
              url: 'https://a.storyblok.com/f/98765/blatt.pdf',
            },
          },
          { text: 'Anruf', link: { ...multilink(0, 'javascript:x'), id: '', linktype: 'phone' } },
        ],
      },
      { _uid: 'k5', component: 'headline', text: 'Danach', level: '2', mood: 'blue' },
    ],
  },
}

export const global = {
  ...wallArt,
  uuid: uuid(6),
  full_slug: 'passepartout/de-de/_global',
  content: {
    component: 'global',
    shopLinks: [],
    service: [{ text: 'Hilfe', hotline: '+49 30 1', hours: 'Montag' }],
    navigation: [
      {
        component: 'navigation-item',
        text: 'Wandbilder',
        link: multilink(3, 'passepartout/de-de/wandbilder'),
        isOnlyInBurgerNavigation: false,
        alwaysShowSubNavi: false,
        flyoutGroups: [],
      },
    ],
    footer: [{ claim: 'Bilder', columns: [], legal: [] }],
  },
}

export const rumour = { ...wallArt, published_at: null, full_slug: 'passepartout/de-de/bald', name: 'Bald' }
