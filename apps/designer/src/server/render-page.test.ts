import { shopFor } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { PAGE_TRANSITION } from '@passepartout/ui/page-transition'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderDesignerPage } from './render-page.ts'

let catalogue: Awaited<ReturnType<typeof readCatalogue>>['catalogue']
beforeAll(async () => {
  catalogue = (await readCatalogue()).catalogue
})

const manifest = {
  'src/main.tsx': {
    file: 'assets/main.js',
    css: ['assets/main.css'],
    assets: [
      'assets/wall.webp',
      'assets/instrument-sans-latin-1.woff2',
      'assets/instrument-sans-latin-ext-1.woff2',
      'assets/figtree-latin-1.woff2',
    ],
    imports: ['_shared.js'],
    isEntry: true,
  },
  '_shared.js': { file: 'assets/shared.js' },
}
const materialPath = (material: string) => `/wandbilder/${material}`
const render = async (
  query: string,
  path = '/configurator-photo-frame',
  shop = shopFor('passepartout', 'de-DE'),
) => {
  const page = await renderDesignerPage({
    shop,
    platform: 'web',
    path,
    query: new URLSearchParams(query),
    manifest,
    data: { catalogue, materialPath },
  })
  if (!page) throw new Error('The shop does not sell it')
  return page
}
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="designer-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('The designer page', () => {
  it('carries what was configured, unchanged', async () => {
    const { html } = await render('materialType=leinwand&formatType=900x600&optionTypes[]=keilrahmen-38')
    expect(dataOf(html).configuration).toMatchObject({ materialType: 'leinwand', formatType: '900x600' })
    expect(dataOf(html).corrections).toEqual([])
  })

  it('names a value that cannot be and takes the default', async () => {
    const { html, status } = await render('materialType=gold&formatType=1x1')
    expect(status).toBe(200)
    expect(dataOf(html).corrections.map(({ field }: { field: string }) => field)).toContain('materialType')
  })

  it('lets nothing out of the address into the page as code', async () => {
    const { html } = await render(
      `materialType=${encodeURIComponent('</script><img src=x onerror=alert(1)>')}&draft=../../etc`,
    )
    expect(html).not.toContain('<img src=x')
    expect(dataOf(html).draft).toBeNull()
  })

  it('has no inline script, and no style but the one rule that the strict policy names', async () => {
    const { html } = await render('')
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts.every(attributes => /src=|application\/json/.test(attributes ?? ''))).toBe(true)
    expect(html.match(/<style>[^<]*/g)).toEqual([`<style>${PAGE_TRANSITION}`])
    expect(html).toContain('<link rel="modulepreload" href="/_designer/assets/shared.js">')
  })

  it('fetches the faces of its channel ahead, because one that comes late is not used', async () => {
    const { html } = await render('')
    const faces = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]*)"/g)].map(
      ([, file]) => file,
    )
    expect(faces).toEqual(['/_designer/assets/instrument-sans-latin-1.woff2'])
  })

  it('speaks the language of the shop and says so', async () => {
    const { html } = await render('', '/configurator-photo-frame', shopFor('passepartout', 'en-GB'))
    expect(html).toContain('<html lang="en-GB" data-channel="passepartout" data-kind="designer">')
    expect(dataOf(html).words.messages['mode.design']).toBe('Design')
  })

  it('is none where the shop does not sell what the address names', async () => {
    const shop = shopFor('kartenliebe', 'de-DE')
    const page = await renderDesignerPage({
      ...{ shop, platform: 'web', path: '/configurator-photobox', manifest },
      query: new URLSearchParams(),
      data: { catalogue, materialPath, product: async () => undefined },
    })
    expect(page).toBeUndefined()
  })
})
