import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { hyphenationLanguage, loadHyphenator } from './hyphenator.ts'

async function parted(locale: string, word: string): Promise<string> {
  const language = hyphenationLanguage(locale)
  if (!language) return word
  const places = (await loadHyphenator(language))(word)
  return [...word].map((letter, at) => (places.includes(at) ? `-${letter}` : letter)).join('')
}

describe('words are parted by the rules of their language', () => {
  it.each([
    ['de-DE', 'Hochzeitseinladung', 'Hoch-zeits-ein-la-dung'],
    ['de-CH', 'Grossmutter', 'Gross-mutter'],
    ['de-AT', '„Überraschungsgäste“,', '„Über-ra-schungs-gäs-te“,'],
    ['en-GB', 'celebration', 'cel-eb-ra-tion'],
    ['en-US', 'celebration', 'cel-e-bra-tion'],
    ['fr-FR', 'l’anniversaire', 'l’an-ni-ver-saire'],
    ['it-IT', 'congratulazioni', 'con-gra-tu-la-zio-ni'],
    ['es-ES', 'felicitaciones', 'fe-li-ci-ta-cio-nes'],
    ['nl-NL', 'verjaardagsfeestje', 'ver-jaar-dags-feest-je'],
  ])('%s: %s', async (locale, word, expected) => {
    expect(await parted(locale, word)).toBe(expected)
  })

  it('but for Dutch ones before a vowel that would lose its dots', async () => {
    expect(await parted('nl-BE', 'geïnteresseerd')).toBe('geïn-te-res-seerd')
  })

  it('but for English ones before two letters', async () => {
    expect(await parted('en-US', 'ceremony')).toBe('cer-e-mony')
    expect(await parted('en-GB', 'together')).toBe('to-gether')
  })

  it.each([
    ...['Hoch-zeits-en-de', 'Hoch-zeits-en-kel', 'Trau-fei-er', 'Braut-rei-se', 'Tauf-es-sen', 'Sekt-abend'],
    ...['Kon-fir-ma-ti-ons-oma', 'Ein-la-dungs-kar-ten-text', 'Gar-ten-hoch-zeits-emp-fang', 'Mu-sik-abend'],
  ])('German compounds where their parts meet: %s', async word => {
    expect(await parted('de-DE', word.replaceAll('-', ''))).toBe(word)
  })

  it.each(['Glück-se-lig-keit', 'ver-ein-sa-men', 'Erb-schaft-steu-er', 'Sprung-schan-ze', 'wei-nen-de'])(
    'and not where other words only look like them: %s',
    async word => expect(await parted('de-AT', word.replaceAll('-', ''))).toBe(word),
  )

  it('Swiss compounds like German ones', async () => {
    expect(await parted('de-CH', 'Strassenfeste')).toBe('Stras-sen-fes-te')
    expect(await parted('de-CH', 'Brautstrausses')).toBe('Braut-straus-ses')
  })

  it('German ones never around a single letter', async () => {
    expect(await parted('de-DE', 'Brighton')).toBe('Brighton')
  })

  it.each(['www.hochzeitseinladung.de', 'brautpaar@beispielhochzeit.de', 'hochzeitsseite/einladungen'])(
    'but for addresses, which a hyphen would change: %s',
    async address => expect(await parted('de-DE', address)).toBe(address),
  )

  it('in capitals too, whatever language the machine speaks', async () => {
    const turkish = vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (
      this: string,
    ) {
      return this.replaceAll('I', 'ı').toLowerCase()
    })
    expect(await parted('de-DE', 'FAMILIEN')).toBe('FA-MI-LI-EN')
    turkish.mockRestore()
  })

  it('but for short ones', async () => {
    expect(await parted('de-DE', 'Feier')).toBe('Feier')
  })

  it('but for languages that the shop does not speak', () => {
    expect(hyphenationLanguage('pl-PL')).toBeUndefined()
    expect(hyphenationLanguage('__proto__')).toBeUndefined()
  })

  it.each(['😀'.repeat(40), '\u0301'.repeat(30), '١٢٣٤٥٦٧٨٩', 'a'.repeat(5000), '\u202eabcdefgh'])(
    'within its letters, whatever is typed: %#',
    async word => {
      const places = (await loadHyphenator('de'))(word)
      expect(places.every(at => at > 0 && at < word.length)).toBe(true)
    },
  )
})

it('every patterns have their licence written down, which the package leaves out', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const patterns = [...read('hyphenator.ts').matchAll(/hyphen\/patterns\/([\w-]+)\.js/g)].map(
    found => found[1],
  )
  expect(patterns.length).toBeGreaterThan(6)
  const licences = read('licences.txt')
  expect(patterns.filter(name => !licences.includes(`(${name})`))).toEqual([])
})
