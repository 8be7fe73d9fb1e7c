import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openDictionaryFiles } from './dictionary-files.ts'

const files = openDictionaryFiles()
const ask = async (path: string, headers: Record<string, string> = {}) =>
  files(path, new Request(`http://kartenliebe.test${path}`, { headers }))

describe('the dictionaries', () => {
  it.each(['de', 'en', 'en-gb', 'fr', 'it', 'es', 'nl'])(
    'are served with their licence beside them: %s',
    async name => {
      const [aff, license] = [
        await ask(`/configurator-dictionary/${name}.aff`),
        await ask(`/configurator-dictionary/${name}.license`),
      ]
      expect(await aff?.text()).toMatch(/SET UTF-8/)
      expect((await license?.text())?.length).toBeGreaterThan(200)
    },
  )

  it.each(['de', 'it'])('under the GPL come with all of it: %s', async name => {
    const license = await (await ask(`/configurator-dictionary/${name}.license`))?.text()
    expect(license).toContain('GNU GENERAL PUBLIC LICENSE')
    expect(license).toContain('END OF TERMS AND CONDITIONS')
  })

  it('say where their sources are, where those are not the words themselves', async () => {
    expect(await (await ask('/configurator-dictionary/de.license'))?.text()).toContain(
      'Sources: https://www.j3e.de/',
    )
  })

  it('have the notices of the hyphenation patterns beside them', async () => {
    const notices = await (await ask('/configurator-dictionary/hyphenation.license'))?.text()
    expect(notices).toContain('Permission is hereby granted')
  })

  it('come packed where that is understood, and say the same', async () => {
    const path = '/configurator-dictionary/de.aff'
    const packed = await ask(path, { 'accept-encoding': 'gzip, br' })
    expect(packed?.headers.get('content-encoding')).toBe('br')
    const bytes = brotliDecompressSync(Buffer.from(await packed!.arrayBuffer()))
    expect(bytes.toString()).toBe(await (await ask(path))?.text())
  })

  it('come as they are where packing is refused', async () => {
    const plain = await ask('/configurator-dictionary/de.aff', { 'accept-encoding': 'br;q=0' })
    expect(plain?.headers.get('content-encoding')).toBeNull()
    expect(await plain?.text()).toMatch(/SET UTF-8/)
  })

  it.each([
    '/configurator-dictionary/xx.dic',
    '/configurator-dictionary/de.exe',
    '/configurator-dictionary/..',
    '/configurator-dictionary/__proto__.aff',
    '/configurator-dictionary/de.dic.aff',
  ])('are these and nothing else: %s', async path => {
    expect((await ask(path))?.status).toBe(404)
  })

  it('leave every other address alone', async () => {
    expect(await ask('/configurator-card')).toBeUndefined()
    expect(await ask('/configurator-dictionary/de/../../package.json')).toBeUndefined()
  })
})
