import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../shops/locales.ts'
import { CATEGORIES, categoryOf, categoryPath } from './categories.ts'
import {
  designableKindOf,
  hasHiddenSubNavigation,
  isAssetPath,
  isFeedPath,
  productsPageFor,
  themeIdOf,
} from './product-paths.ts'
import { RESERVED_FIRST_SEGMENTS, SYSTEM_PAGES, systemPageFor, systemPath } from './system-pages.ts'

describe('words of system pages and categories', () => {
  it.each(LANGUAGES)('are one each and never the same in %s', language => {
    const system = SYSTEM_PAGES.map(name => systemPath({ language }, name))
    const categories = CATEGORIES.map(name => categoryPath(name, language))
    const all = [...system, ...categories]
    expect(new Set(all).size).toBe(all.length)
    for (const path of all) expect(path).toMatch(/^\/[a-z0-9-]{3,}$/)
    SYSTEM_PAGES.forEach((name, index) => {
      expect(systemPageFor(language, system[index] ?? '')).toBe(name)
      expect(systemPageFor(language, `${system[index]}/below`)).toBe(name)
    })
    CATEGORIES.forEach((name, index) => {
      expect(categoryOf(language, `${categories[index]}/below`)).toBe(name)
    })
  })

  it('of the specification are all there', () => {
    const words = new Set(LANGUAGES.flatMap(language => CATEGORIES.map(name => categoryPath(name, language))))
    for (const word of [
      ...['bilderbox', 'fotobox', 'box-photos', 'scatola-con-foto', 'caja-de-foto'],
      ...['fotoabzuege', 'tirages-photos', 'stampa-foto', 'revelado-de-fotos', 'photo-prints'],
      ...['fotokalender', 'calendario-personalizzato', 'calendrier-photo', 'calendario-personalizado'],
      ...[
        'leinwanddruck',
        'afdruk-op-canvas',
        'impression-sur-toile',
        'stampa-su-tela',
        'impresion-sobre-lienzo',
        'canvas-prints',
      ],
      ...[
        'wandbilder',
        'wall-art',
        'deco-murale',
        'stampe-da-parete',
        'cuadros-personalizados',
        'wanddecoratie',
      ],
    ]) {
      expect(words).toContain(`/${word}`)
    }
  })

  it('of other languages are no system page here', () => {
    expect(systemPageFor('de', '/cart')).toBeUndefined()
    expect(systemPageFor('en', '/carte')).toBeUndefined()
    expect(RESERVED_FIRST_SEGMENTS.has('warenkorb')).toBe(true)
  })
})

describe('product paths', () => {
  it('know the overview and its German aliases', () => {
    expect(productsPageFor('/products')).toEqual({ kind: undefined })
    expect(productsPageFor('/kalender-konfigurator')).toEqual({ kind: 'calendar' })
    expect(productsPageFor('/karten-konfigurator')).toEqual({ kind: 'card' })
    expect(productsPageFor('/constructor')).toBeUndefined()
  })

  it('know designers, themes, feeds and pictures gone astray', () => {
    expect(designableKindOf('/configurator-photo-frame')).toBe('photo-frame')
    expect(designableKindOf('/configurator-photo-print')).toBeUndefined()
    expect([themeIdOf('/themes/12'), themeIdOf('/themes'), themeIdOf('/themes/1/2')]).toEqual([
      '12',
      undefined,
      undefined,
    ])
    expect([
      isFeedPath('/feed-x'),
      hasHiddenSubNavigation('/feed-card'),
      hasHiddenSubNavigation('/feed-x'),
    ]).toEqual([true, true, false])
    expect([isAssetPath('/wandbilder/bilder/a.jpg'), isAssetPath('/bilderbox')]).toEqual([true, false])
  })
})
