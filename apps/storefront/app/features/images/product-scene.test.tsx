import type { Scene } from '@passepartout/content-model'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Page, PageProvider } from '../../platform/page.ts'
import { createSharedParts } from '../../platform/shared-parts.ts'
import { ProductScene } from './product-scene.tsx'

const block = {
  scene: 'living-room',
  photos: ['ginger-kitten-on-plank'],
  alt: 'Ein „Wandbild“ über dem Sofa',
} as Scene

test('a scene in a page is what it is by itself, each crop, size and text for itself', () => {
  const shared = createSharedParts(undefined, '')
  const pieces = [
    <ProductScene key="1" block={block} sizes="100vw" aspect={null} />,
    <ProductScene key="2" block={{ ...block, alt: '' }} sizes="100vw" aspect={null} />,
    <ProductScene key="3" block={block} sizes="84px" aspect={1.5} className="w-full" priority />,
    <ProductScene key="4" block={{ ...block, crop: '0.3 0.12 0.42 0.44' }} sizes="100vw" />,
    <ProductScene key="5" block={{ ...block, scene: 'nowhere' }} sizes="100vw" aspect={2} />,
  ]
  const alone = renderToString(<main>{pieces}</main>)
  const page = renderToString(
    <PageProvider value={{ shared } as Page}>
      <main>{pieces}</main>
    </PageProvider>,
  )
  expect(page.match(/<shared-part/g)).toHaveLength(4)
  for (let time = 0; time < 2; time++) expect(new TextDecoder().decode(shared.fill(page))).toBe(alone)
})
