import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import type { Locale } from '../shops/locales.ts'
import { createTranslator } from './translator.ts'

const messages = {
  'cart.title': 'Warenkorb',
  'cart.count': { one: '{count} Artikel', other: '{count} Artikel im Korb' },
  page: { hello: 'Hallo {name}', deep: { er: 'Tief' }, 'flat.in.nest': 'Flach' },
}

describe('the translator', () => {
  const t = createTranslator(messages, { locale: 'de-DE' })

  it.each([
    ['cart.title', 'Warenkorb'],
    ['page.deep.er', 'Tief'],
    ['page.flat.in.nest', 'Flach'],
  ])('finds %s, flat or nested', (key, text) => expect(t(key)).toBe(text))

  it('fills parameters, writes numbers as the locale does and leaves unknown braces', () => {
    expect(t('page.hello', { name: 'Mia' })).toBe('Hallo Mia')
    expect(t('page.hello', { other: 1 })).toBe('Hallo {name}')
    expect(t('cart.count', { count: 1 })).toBe('1 Artikel')
    expect(t('cart.count', { count: 1234.5 })).toBe('1.234,5 Artikel im Korb')
    expect(t('page.hello', {})).toBe('Hallo {name}')
    expect(createTranslator({ a: { b: '{toString}' } }, { locale: 'de-DE' })('a.b')).toBe('{toString}')
  })

  it('bends Italian articles before days that begin with a vowel', () => {
    const italian = createTranslator(
      { until: 'Entro il {day}', of: 'Ordine del {day}', from: 'Al {day}' },
      { locale: 'it-IT' },
    )
    expect(
      ['8 dicembre', '11 dicembre', '18 dicembre', '1 gennaio'].map(day => italian('until', { day })),
    ).toEqual(['Entro l’8 dicembre', 'Entro l’11 dicembre', 'Entro il 18 dicembre', 'Entro il 1 gennaio'])
    expect(italian('of', { day: '11/12/2026' })).toBe('Ordine dell’11/12/2026')
    expect(italian('from', { day: '8 maggio' })).toBe('All’8 maggio')
  })

  it('shows the second segment of a missing key and reports it once', () => {
    const missing: string[] = []
    const translate = createTranslator(messages, {
      locale: 'en-GB',
      onMissing: (key, locale) => missing.push(`${locale} ${key}`),
    })
    expect([translate('cart.checkout.now'), translate('cart.checkout.now'), translate('lonely')]).toEqual([
      'checkout',
      'checkout',
      'lonely',
    ])
    expect(translate('page.deep')).toBe('deep')
    expect(translate('constructor.name')).toBe('name')
    expect(missing).toEqual([
      'en-GB cart.checkout.now',
      'en-GB lonely',
      'en-GB page.deep',
      'en-GB constructor.name',
    ])
  })

  it('keeps quiet about missing keys of a bare language', () => {
    const missing: string[] = []
    createTranslator({}, { locale: 'de' as Locale, onMissing: key => missing.push(key) })('a.b')
    expect(missing).toEqual([])
  })

  it('writes money, sizes and distances', () => {
    expect(t.distance(2.44)).toBe('2,4\u00a0m')
    const american = createTranslator(messages, { locale: 'en-US' })
    expect([2.4, 2.2, 3.05, 0.4].map(american.distance)).toEqual([
      '8\u00a0ft',
      '7.5\u00a0ft',
      '10\u00a0ft',
      '1.5\u00a0ft',
    ])
    expect(t.money(money(695, 'EUR'))).toBe('6,95\u00a0€')
    expect(t.size({ widthMm: 600, heightMm: 400 })).toBe('60\u00a0×\u00a040\u00a0cm')
  })
})
