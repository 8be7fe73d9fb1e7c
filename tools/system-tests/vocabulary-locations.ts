import { readFileSync } from 'node:fs'
import type { Design } from '@passepartout/designs'
import type { Catalogue, FrameKind } from '@passepartout/domain'
import { photoProductLocations } from './photo-product-locations.ts'
import { shopWordLocations } from './shop-word-locations.ts'

/** A page on which a visitor finds a word of the vocabulary, and what of it shows the word; all of these selectors are to be found. */
export interface VocabularyLocation {
  /** Where it is said; the German poster shop unless named. */
  shop?: 'kartenliebe' | 'passepartout.ch' | 'passepartout.gb' | 'passepartout.com'
  path: string
  shows: readonly string[]
}

/** The German address of a material's page, from its story. */
function pageOfMaterial(id = 'none'): string {
  const file = new URL(`../../content/passepartout/wandbilder/${id}.json`, import.meta.url)
  const { slug } = JSON.parse(readFileSync(file, 'utf8')) as { slug: { de: string } }
  return `/${slug.de}`
}

type Places = Readonly<Record<string, VocabularyLocation>>
export type WordGroup = string

const POSTER = '/wandbilder/poster'
const FRAMES = '/rahmen'
const input = (name: string, value: string) => `input[name="${name}"][value="${value}"]`
const each = (words: readonly string[], placeOf: (word: string) => VocabularyLocation): Places =>
  Object.fromEntries(words.map(word => [word, placeOf(word)]))

/** Pages for each id of the specification (section 3): where it can be ordered, or is displayed. */
export function placesOf(catalogue: Catalogue, designs: readonly Design[]): Record<WordGroup, Places> {
  const { materials, frames, options } = catalogue
  const cards = designs.filter(design => design.kind === 'card')
  const card = (has: (design: (typeof cards)[number]) => boolean) =>
    `/themes/${cards.find(has)?.id ?? 'none'}/`
  const framedBy = (kind: FrameKind) => frames.find(({ id }) => id === kind)?.default ?? ''
  return {
    ...photoProductLocations(catalogue, designs),
    ...shopWordLocations(),
    materials: each(
      materials.map(({ id }) => id),
      id => ({ path: pageOfMaterial(id), shows: [input('materialType', id), '#calculator button'] }),
    ),
    options: Object.fromEntries(
      options.flatMap(({ id: group, values, needs }) =>
        values.map(({ id }): [string, VocabularyLocation] => {
          const material = materials.find(one => one.options.some(offered => offered.values.includes(id)))
          const framed = needs ? `?frameType=${framedBy('holzrahmen')}` : ''
          return [
            id,
            {
              path: pageOfMaterial(material?.id) + framed,
              shows: [input(`optionTypes[${group}]`, id)],
            },
          ]
        }),
      ),
    ),
    frames: Object.fromEntries(
      frames.flatMap(({ finishes }) =>
        // A size that every frame is made in.
        finishes.map(({ id }): [string, VocabularyLocation] => [
          id,
          { path: `${FRAMES}?formatType=300x200`, shows: [input('frameType', id)] },
        ]),
      ),
    ),
    'format-groups': {
      ...each(
        ['16:9', '3:2', '4:1', '4:3', '5:1', '5:2', '5:4', '6:1', '2:1', '3:1', 'din', 'square'],
        group => ({
          path: POSTER,
          shows: [`[data-group="${group}"]`],
        }),
      ),
      ...each(['custom', 'panoramic-wide', 'panoramic-ultra-wide'], group => ({
        shop: 'passepartout.gb',
        path: '/wall-art/poster',
        shows: [`[data-group="${group}"]`],
      })),
      fototapete: { path: '/wandbilder/fototapete', shows: ['[data-group="fototapete"]'] },
      // Formats shown at once, and those behind "more formats".
      standard: { path: POSTER, shows: ['input[name="formatType"]'] },
      hidden: { path: POSTER, shows: ['a[href*="formats=all"]'] },
    },
    'mat-colours': {
      none: { path: FRAMES, shows: [input('matType', 'mat-none:0')] },
      ...each(['weiss', 'creme', 'schwarz'], colour => ({
        path: FRAMES,
        shows: [input('matType', `mat-${colour}:30`)],
      })),
    },
    'mat-sizes': {
      '0': { path: FRAMES, shows: [input('matType', 'mat-none:0')] },
      '30': { path: FRAMES, shows: ['input[name="matType"][value$=":30"]'] },
    },
    'frame-extras': {
      'glass-museum': {
        path: `${FRAMES}?optionTypes[glas]=glas-museum`,
        shows: [`${input('optionTypes[glas]', 'glas-museum')}[checked]`],
      },
      'glass-normal': { path: FRAMES, shows: [`${input('optionTypes[glas]', 'glas-normal')}[checked]`] },
      frameWithMat: { path: FRAMES, shows: [input('matType', 'mat-weiss:30')] },
      emptyTemplate: {
        path: `${POSTER}?frameType=holzrahmen-eiche`,
        shows: ['a.choice-card:not([href*="frameType="])'],
      },
      'back-normal': { path: FRAMES, shows: ['dt ::text(Standardrückwand)'] },
    },
    'display-materials': {
      ...Object.fromEntries(
        (catalogue.vocabulary['display-materials'] ?? []).map(
          ({ id, material, framed, frame, options = [] }) => {
            const words =
              options.length > 0 || !id.startsWith('fineart') ? options : ['druckverfahren-fineart-matt']
            const made =
              materials.find(one => one.id === material) ??
              materials.find(
                one =>
                  (!framed || one.frames.length > 0) &&
                  words.every(word => one.options.some(({ values }) => values.includes(word))),
              )
            const group = (word: string) => `optionTypes[${word.slice(0, word.indexOf('-'))}]`
            return [
              id,
              {
                path: pageOfMaterial(made?.id),
                shows: [
                  ...words.map(word => input(group(word), word)),
                  ...(framed ? [`a[href*="frameType=${frame ?? made?.frames[0] ?? 'none'}"]`] : []),
                ],
              },
            ]
          },
        ),
      ),
      photobook: { path: '/fotobuch', shows: ['a[href*="/fotobuch/"]'] },
      photobox: { path: '/bilderbox', shows: ['input[name="photoboxType"]'] },
      card: { shop: 'kartenliebe', path: '/karten/', shows: ['a[href*="/themes/"]'] },
      zubehoer: { path: '/zubehoer', shows: ['a[href*="/zubehoer/"]'] },
    },
    punchings: each(['none', 'corners', 'arch', 'oval', 'hole', 'two-holes'], punching => ({
      shop: 'kartenliebe',
      path: card(({ card: { punchings } }) => punchings.includes(punching as never) || /hole/.test(punching)),
      shows: [input('punching', punching)],
    })),
    refinements: each(['gold', 'none', 'relief', 'rosegold', 'silver'], refinement => ({
      shop: 'kartenliebe',
      path: card(
        ({ card: { refinements } }) => refinements.length > 1 && refinements.includes(refinement as never),
      ),
      shows: [input('refinementType', refinement)],
    })),
    'card-accessory-types': each(
      ['bag', 'bow', 'box', 'envelope', 'inlay', 'pen', 'posterbar', 'ribbon', 'screw', 'seal', 'standard'],
      type => ({
        ...(type === 'posterbar' ? {} : { shop: 'kartenliebe' as const }),
        path: `/zubehoer${type === 'posterbar' ? '' : '/'}`,
        shows: [`a[href*="type=${type}"]`],
      }),
    ),
    'card-labels': each(['new', 'foil', 'photo', 'eco'], label => ({
      shop: 'kartenliebe',
      path: '/karten/',
      shows: [`a[href*="label=${label}"]`],
    })),
  }
}
